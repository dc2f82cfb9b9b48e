#include "CHTTP2.h"

static int select_protocol(
    SSL *ssl, const unsigned char **out, unsigned char *outlen, const unsigned char *in, unsigned int inlen, void *argument) {
    (void)ssl;
    (void)argument;
    unsigned char *selected = NULL;
    if (nghttp2_select_next_protocol(&selected, outlen, in, inlen) != 1) return SSL_TLSEXT_ERR_ALERT_FATAL;
    *out = selected;
    return SSL_TLSEXT_ERR_OK;
}

// Which certificates are taken is decided behind the handshake, where an answer can say why not.
static int take_any(int is_good, X509_STORE_CTX *store) {
    (void)is_good;
    (void)store;
    return 1;
}

SSL_CTX *islet_tls_context(const char *certificate_file, const char *key_file) {
    SSL_CTX *context = SSL_CTX_new(TLS_server_method());
    if (context == NULL) return NULL;
    SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
    SSL_CTX_set_options(context, SSL_OP_NO_COMPRESSION | SSL_OP_NO_RENEGOTIATION);
    SSL_CTX_set_mode(
        context, SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER | SSL_MODE_RELEASE_BUFFERS);
    SSL_CTX_set_alpn_select_cb(context, select_protocol, NULL);
    SSL_CTX_set_verify(context, SSL_VERIFY_PEER, take_any);
    SSL_CTX_set_session_id_context(context, (const unsigned char *)"islet", 5);
    if (SSL_CTX_use_certificate_chain_file(context, certificate_file) != 1
        || SSL_CTX_use_PrivateKey_file(context, key_file, SSL_FILETYPE_PEM) != 1) {
        SSL_CTX_free(context);
        return NULL;
    }
    return context;
}

// Libraries before 1.52-1+deb12u1 and 1.57 have no such limit.
extern void nghttp2_option_set_stream_reset_rate_limit(nghttp2_option *option, uint64_t burst, uint64_t rate) __attribute__((weak));

int islet_limit_resets(nghttp2_option *option, uint64_t burst, uint64_t rate) {
    if (nghttp2_option_set_stream_reset_rate_limit == NULL) return 0;
    nghttp2_option_set_stream_reset_rate_limit(option, burst, rate);
    return 1;
}

SSL *islet_tls_client(const char *authority_file, const char *certificate_file, const char *key_file, const char *host, int descriptor) {
    static const unsigned char protocols[] = "\x02h2";
    SSL_CTX *context = SSL_CTX_new(TLS_client_method());
    if (context == NULL) return NULL;
    SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
    SSL_CTX_set_verify(context, SSL_VERIFY_PEER, NULL);
    int isReady = SSL_CTX_load_verify_locations(context, authority_file, NULL) == 1 && SSL_CTX_set_alpn_protos(context, protocols, 3) == 0;
    if (isReady && certificate_file != NULL)
        isReady = SSL_CTX_use_certificate_chain_file(context, certificate_file) == 1
            && SSL_CTX_use_PrivateKey_file(context, key_file, SSL_FILETYPE_PEM) == 1;
    SSL *ssl = isReady ? SSL_new(context) : NULL;
    SSL_CTX_free(context);
    if (ssl == NULL) return NULL;
    if (SSL_set1_host(ssl, host) != 1 || SSL_set_tlsext_host_name(ssl, host) != 1 || SSL_set_fd(ssl, descriptor) != 1) {
        SSL_free(ssl);
        return NULL;
    }
    return ssl;
}
