#define _GNU_SOURCE
#include "CHTTP2.h"

#include <fcntl.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/x509v3.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static int add_extension(X509 *certificate, X509 *issuer, int name, const char *value) {
    X509V3_CTX context;
    X509V3_set_ctx_nodb(&context);
    X509V3_set_ctx(&context, issuer, certificate, NULL, NULL, 0);
    X509_EXTENSION *extension = X509V3_EXT_conf_nid(NULL, &context, name, value);
    if (extension == NULL) return -1;
    int done = X509_add_ext(certificate, extension, -1);
    X509_EXTENSION_free(extension);
    return done == 1 ? 0 : -1;
}

static X509 *make_certificate(EVP_PKEY *key, const char *name, long days) {
    X509 *certificate = X509_new();
    if (certificate == NULL) return NULL;
    unsigned char serial[16];
    RAND_bytes(serial, sizeof serial);
    serial[0] &= 0x7f;
    BIGNUM *number = BN_bin2bn(serial, sizeof serial, NULL);
    BN_to_ASN1_INTEGER(number, X509_get_serialNumber(certificate));
    BN_free(number);
    X509_set_version(certificate, 2);
    X509_gmtime_adj(X509_getm_notBefore(certificate), -86400);
    X509_gmtime_adj(X509_getm_notAfter(certificate), days * 86400);
    X509_set_pubkey(certificate, key);
    X509_NAME_add_entry_by_txt(
        X509_get_subject_name(certificate), "CN", MBSTRING_UTF8, (const unsigned char *)name, -1, -1, 0);
    return certificate;
}

static int write_file(const char *file, mode_t mode, int (*write_pem)(FILE *, void *), void *value) {
    int descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode);
    if (descriptor < 0) return -1;
    FILE *stream = fdopen(descriptor, "w");
    if (stream == NULL) {
        close(descriptor);
        return -1;
    }
    int written = write_pem(stream, value);
    int closed = fclose(stream);
    return written == 1 && closed == 0 ? 0 : -1;
}

static int write_certificate(FILE *stream, void *value) { return PEM_write_X509(stream, value); }
static int write_key(FILE *stream, void *value) { return PEM_write_PKCS8PrivateKey(stream, value, NULL, NULL, 0, NULL, NULL); }

static int subject_names(char *text, size_t capacity, const char *const *names, int count) {
    size_t used = 0;
    for (int index = 0; index < count; index++) {
        int isAddress = names[index][strspn(names[index], "0123456789.")] == 0 || strchr(names[index], ':') != NULL;
        int length = snprintf(text + used, capacity - used, "%s%s:%s", index ? "," : "", isAddress ? "IP" : "DNS", names[index]);
        if (length < 0 || (size_t)length >= capacity - used) return -1;
        used += (size_t)length;
    }
    return 0;
}

int islet_make_certificates(
    const char *authority_file, const char *certificate_file, const char *key_file, const char *const *names, int count, long days) {
    char alternatives[2048];
    if (subject_names(alternatives, sizeof alternatives, names, count) != 0) return -1;
    int result = -1;
    EVP_PKEY *authority_key = EVP_PKEY_Q_keygen(NULL, NULL, "EC", "P-256");
    EVP_PKEY *key = EVP_PKEY_Q_keygen(NULL, NULL, "EC", "P-256");
    X509 *authority = authority_key ? make_certificate(authority_key, "Islet push authority", days) : NULL;
    X509 *certificate = key ? make_certificate(key, names[0], days) : NULL;
    if (authority == NULL || certificate == NULL) goto end;
    X509_set_issuer_name(authority, X509_get_subject_name(authority));
    X509_set_issuer_name(certificate, X509_get_subject_name(authority));
    if (add_extension(authority, authority, NID_basic_constraints, "critical,CA:TRUE,pathlen:0") != 0
        || add_extension(authority, authority, NID_key_usage, "critical,keyCertSign,cRLSign") != 0
        || add_extension(authority, authority, NID_subject_key_identifier, "hash") != 0
        || X509_sign(authority, authority_key, EVP_sha256()) == 0
        || add_extension(certificate, authority, NID_basic_constraints, "critical,CA:FALSE") != 0
        || add_extension(certificate, authority, NID_key_usage, "critical,digitalSignature") != 0
        || add_extension(certificate, authority, NID_ext_key_usage, "serverAuth") != 0
        || add_extension(certificate, authority, NID_authority_key_identifier, "keyid") != 0
        || add_extension(certificate, authority, NID_subject_alt_name, alternatives) != 0
        || X509_sign(certificate, authority_key, EVP_sha256()) == 0)
        goto end;
    if (write_file(authority_file, 0644, write_certificate, authority) == 0
        && write_file(certificate_file, 0644, write_certificate, certificate) == 0 && write_file(key_file, 0600, write_key, key) == 0)
        result = 0;
end:
    X509_free(authority);
    X509_free(certificate);
    EVP_PKEY_free(authority_key);
    EVP_PKEY_free(key);
    return result;
}

int islet_make_key(const char *file) {
    EVP_PKEY *key = EVP_PKEY_Q_keygen(NULL, NULL, "EC", "P-256");
    if (key == NULL) return -1;
    int result = write_file(file, 0600, write_key, key);
    EVP_PKEY_free(key);
    return result;
}

static const char *const environment_extensions[] = {"1.2.840.113635.100.6.3.1", "1.2.840.113635.100.6.3.2"};

static int add_environment(X509 *certificate, const char *name) {
    ASN1_OBJECT *object = OBJ_txt2obj(name, 1);
    ASN1_OCTET_STRING *value = ASN1_OCTET_STRING_new();
    static const unsigned char null[] = {5, 0};
    X509_EXTENSION *extension = NULL;
    int done = -1;
    if (object != NULL && value != NULL && ASN1_OCTET_STRING_set(value, null, sizeof null) == 1)
        extension = X509_EXTENSION_create_by_OBJ(NULL, object, 0, value);
    if (extension != NULL && X509_add_ext(certificate, extension, -1) == 1) done = 0;
    X509_EXTENSION_free(extension);
    ASN1_OCTET_STRING_free(value);
    ASN1_OBJECT_free(object);
    return done;
}

int islet_make_provider_certificate(const char *certificate_file, const char *key_file, const char *app, int environments, long days) {
    EVP_PKEY *key = EVP_PKEY_Q_keygen(NULL, NULL, "EC", "P-256");
    X509 *certificate = key ? make_certificate(key, "Islet push provider", days) : NULL;
    int result = -1;
    if (certificate == NULL) goto end;
    X509_NAME *subject = X509_get_subject_name(certificate);
    if (X509_NAME_add_entry_by_NID(subject, NID_userId, MBSTRING_UTF8, (const unsigned char *)app, -1, -1, 0) != 1) goto end;
    X509_set_issuer_name(certificate, subject);
    if (add_extension(certificate, certificate, NID_ext_key_usage, "clientAuth") != 0) goto end;
    for (int index = 0; index < 2; index++)
        if (environments & 1 << index && add_environment(certificate, environment_extensions[index]) != 0) goto end;
    if (X509_sign(certificate, key, EVP_sha256()) != 0 && write_file(certificate_file, 0644, write_certificate, certificate) == 0
        && write_file(key_file, 0600, write_key, key) == 0)
        result = 0;
end:
    X509_free(certificate);
    EVP_PKEY_free(key);
    return result;
}

static int read_certificate(X509 *certificate, struct islet_certificate *found) {
    memset(found, 0, sizeof *found);
    unsigned int length = sizeof found->fingerprint;
    struct tm begin, end;
    if (X509_digest(certificate, EVP_sha256(), found->fingerprint, &length) != 1
        || ASN1_TIME_to_tm(X509_get0_notBefore(certificate), &begin) != 1 || ASN1_TIME_to_tm(X509_get0_notAfter(certificate), &end) != 1)
        return -1;
    found->begin = (long)timegm(&begin);
    found->end = (long)timegm(&end);
    X509_NAME_get_text_by_NID(X509_get_subject_name(certificate), NID_userId, found->app, sizeof found->app);
    for (int index = 0; index < 2; index++) {
        ASN1_OBJECT *object = OBJ_txt2obj(environment_extensions[index], 1);
        if (object != NULL && X509_get_ext_by_OBJ(certificate, object, -1) >= 0) found->environments |= 1 << index;
        ASN1_OBJECT_free(object);
    }
    return 0;
}

int islet_peer_certificate(SSL *ssl, struct islet_certificate *found) {
    X509 *certificate = SSL_get1_peer_certificate(ssl);
    if (certificate == NULL) return -1;
    int result = read_certificate(certificate, found);
    X509_free(certificate);
    return result;
}

int islet_read_certificate(const char *file, struct islet_certificate *found) {
    FILE *stream = fopen(file, "re");
    if (stream == NULL) return -1;
    X509 *certificate = PEM_read_X509(stream, NULL, NULL, NULL);
    fclose(stream);
    if (certificate == NULL) return -1;
    int result = read_certificate(certificate, found);
    X509_free(certificate);
    return result;
}
