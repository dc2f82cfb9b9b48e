#pragma once

#include <nghttp2/nghttp2.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>

/// A server's TLS context (1.2 or later) that takes HTTP/2 by ALPN, and connections that offer no protocol at all. NULL where a file cannot be used.
SSL_CTX *islet_tls_context(const char *certificate_file, const char *key_file);

/// A client's side of TLS (1.2 or later) over a connected socket, which offers HTTP/2 by ALPN and verifies the host by the authority's PEM file.
/// The certificate and its key are the client's own, or NULL. NULL where a file cannot be used.
SSL *islet_tls_client(const char *authority_file, const char *certificate_file, const char *key_file, const char *host, int descriptor);

/// Writes an authority and a server's certificate for the names, valid for the days, as PEM files. The key of the authority is not kept.
/// Returns 0, or -1 where OpenSSL or a file fails.
int islet_make_certificates(
    const char *authority_file, const char *certificate_file, const char *key_file, const char *const *names, int count, long days);

/// What a provider's certificate says.
struct islet_certificate {
    unsigned char fingerprint[32];
    /// The subject's user identifier: the bundle identifier of the app, or empty.
    char app[256];
    /// 1: development, 2: production; by Apple's extensions.
    int environments;
    /// Seconds since 1970.
    long begin, end;
};

/// Makes a certificate of a provider as Apple's are, with its key, as PEM files. Returns 0 or -1.
int islet_make_provider_certificate(const char *certificate_file, const char *key_file, const char *app, int environments, long days);

/// The certificate that the other side has shown, or the one in a PEM file. Returns 0, or -1 where there is none.
int islet_peer_certificate(SSL *ssl, struct islet_certificate *found);
int islet_read_certificate(const char *file, struct islet_certificate *found);

/// Whether the 64 bytes r and s are a signature by the key (SubjectPublicKeyInfo, P-256) over the bytes' SHA-256.
int islet_verify_es256(
    const unsigned char *bytes, size_t count, const unsigned char *signature, const unsigned char *public_key, size_t public_key_count);

/// Signs as ES256 does: 64 bytes r and s into `signature`. The key is a PKCS#8 PEM text. Returns 0 or -1.
int islet_sign_es256(const unsigned char *bytes, size_t count, const char *pem, size_t pem_count, unsigned char *signature);

/// Reads a PEM text of a private or public P-256 key; writes its public key as SubjectPublicKeyInfo and returns the bytes written, or -1.
int islet_public_key(const char *pem, size_t pem_count, unsigned char *output, size_t capacity);

/// Makes a P-256 key and writes it as PKCS#8 PEM with mode 0600. Returns 0 or -1.
int islet_make_key(const char *file);

/// Whether this nghttp2 can limit how fast a peer resets streams; sets the limit where it can.
int islet_limit_resets(nghttp2_option *option, uint64_t burst, uint64_t rate);

/// Takes a client from a listening socket: its descriptor, which never blocks and is closed in programs that are started; -1 where there is none.
int islet_accept(int listener);
