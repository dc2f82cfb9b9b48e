#include "CHTTP2.h"

#include <openssl/ec.h>
#include <openssl/pem.h>
#include <string.h>

static const int half = 32;

int islet_verify_es256(
    const unsigned char *bytes, size_t count, const unsigned char *signature, const unsigned char *public_key, size_t public_key_count) {
    const unsigned char *position = public_key;
    EVP_PKEY *key = d2i_PUBKEY(NULL, &position, (long)public_key_count);
    if (key == NULL) return 0;
    int isGood = 0;
    unsigned char *encoded = NULL;
    ECDSA_SIG *pair = ECDSA_SIG_new();
    BIGNUM *r = BN_bin2bn(signature, half, NULL);
    BIGNUM *s = BN_bin2bn(signature + half, half, NULL);
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    if (pair != NULL && context != NULL && r != NULL && s != NULL && ECDSA_SIG_set0(pair, r, s) == 1) {
        r = NULL;
        s = NULL;
        int length = i2d_ECDSA_SIG(pair, &encoded);
        isGood = length > 0 && EVP_DigestVerifyInit(context, NULL, EVP_sha256(), NULL, key) == 1
            && EVP_DigestVerify(context, encoded, (size_t)length, bytes, count) == 1;
    }
    BN_free(r);
    BN_free(s);
    OPENSSL_free(encoded);
    ECDSA_SIG_free(pair);
    EVP_MD_CTX_free(context);
    EVP_PKEY_free(key);
    return isGood;
}

static EVP_PKEY *read_key(const char *pem, size_t count) {
    BIO *input = BIO_new_mem_buf(pem, (int)count);
    if (input == NULL) return NULL;
    EVP_PKEY *key = PEM_read_bio_PrivateKey(input, NULL, NULL, NULL);
    if (key == NULL) {
        BIO_reset(input);
        key = PEM_read_bio_PUBKEY(input, NULL, NULL, NULL);
    }
    BIO_free(input);
    char group[64];
    if (key != NULL && (EVP_PKEY_get_group_name(key, group, sizeof group, NULL) != 1 || strcmp(group, "prime256v1") != 0)) {
        EVP_PKEY_free(key);
        return NULL;
    }
    return key;
}

int islet_sign_es256(const unsigned char *bytes, size_t count, const char *pem, size_t pem_count, unsigned char *signature) {
    EVP_PKEY *key = read_key(pem, pem_count);
    if (key == NULL) return -1;
    int result = -1;
    unsigned char encoded[128];
    size_t length = sizeof encoded;
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    if (context != NULL && EVP_DigestSignInit(context, NULL, EVP_sha256(), NULL, key) == 1
        && EVP_DigestSign(context, encoded, &length, bytes, count) == 1) {
        const unsigned char *position = encoded;
        ECDSA_SIG *pair = d2i_ECDSA_SIG(NULL, &position, (long)length);
        if (pair != NULL) {
            const BIGNUM *r = NULL, *s = NULL;
            ECDSA_SIG_get0(pair, &r, &s);
            if (BN_bn2binpad(r, signature, half) == half && BN_bn2binpad(s, signature + half, half) == half) result = 0;
            ECDSA_SIG_free(pair);
        }
    }
    EVP_MD_CTX_free(context);
    EVP_PKEY_free(key);
    return result;
}

int islet_public_key(const char *pem, size_t pem_count, unsigned char *output, size_t capacity) {
    EVP_PKEY *key = read_key(pem, pem_count);
    if (key == NULL) return -1;
    unsigned char *encoded = NULL;
    int length = i2d_PUBKEY(key, &encoded);
    EVP_PKEY_free(key);
    if (length > 0 && (size_t)length <= capacity) memcpy(output, encoded, (size_t)length);
    OPENSSL_free(encoded);
    return length > 0 && (size_t)length <= capacity ? length : -1;
}
