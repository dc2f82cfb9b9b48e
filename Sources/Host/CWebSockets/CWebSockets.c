#include "CWebSockets.h"

#include <libwebsockets.h>
#include <stdlib.h>
#include <string.h>

enum { most_text = 1024, piece = 1 << 16, most_headers = 4096, most_connections = 1024 };

struct cws_server {
    struct lws_context *context;
    struct lws_vhost *vhost;
    struct lws_protocols protocols[2];
    cws_callbacks callbacks;
    size_t longest;
    uint64_t last_connection;
};

struct cws_response {
    int status;
    char type[128];
    char headers[2048];
    uint8_t *body;
    size_t length, sent;
};

/// Bytes behind the room that the library needs.
struct cws_message {
    uint8_t *buffer;
    size_t length, sent;
    int is_binary;
};

typedef struct {
    uint64_t connection;
    uint8_t *incoming;
    size_t incoming_length;
    cws_message outgoing;
    cws_response response;
    int close_status;
} session;

void cws_respond(cws_response *response, int status, const char *type, const char *headers, const void *body, size_t length) {
    free(response->body);
    response->body = malloc(LWS_PRE + length + 1);
    response->status = response->body ? status : 500;
    response->length = response->body ? length : 0;
    response->sent = 0;
    if (length > 0 && response->body) memcpy(response->body + LWS_PRE, body, length);
    lws_strncpy(response->type, type, sizeof response->type);
    lws_strncpy(response->headers, headers, sizeof response->headers);
}

int cws_put(cws_message *message, const void *bytes, size_t length, int is_binary) {
    message->buffer = malloc(LWS_PRE + length + 1);
    if (!message->buffer) return 0;
    memcpy(message->buffer + LWS_PRE, bytes, length);
    message->length = length;
    message->sent = 0;
    message->is_binary = is_binary;
    return 1;
}

static void copy_header(struct lws *wsi, enum lws_token_indexes token, char *text) {
    text[0] = 0;
    if (lws_hdr_copy(wsi, text, most_text, token) < 0) text[0] = 0;
}

static void with_request(struct lws *wsi, void (*use)(void *, const cws_request *), void *context) {
    char path[most_text], host[most_text], origin[most_text];
    copy_header(wsi, WSI_TOKEN_GET_URI, path);
    copy_header(wsi, WSI_TOKEN_HOST, host);
    copy_header(wsi, WSI_TOKEN_ORIGIN, origin);
    cws_request request = {path, host, origin, lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) > 0};
    use(context, &request);
}

typedef struct {
    cws_server *server;
    session *own;
    int status;
} asking;

static void ask_page(void *context, const cws_request *request) {
    asking *it = context;
    it->server->callbacks.request(it->server->callbacks.owner, request, &it->own->response);
}

static void ask_admission(void *context, const cws_request *request) {
    asking *it = context;
    it->status = it->server->callbacks.admit(it->server->callbacks.owner, request);
}

static int add_lines(struct lws *wsi, const char *lines, uint8_t **at, uint8_t *end) {
    char name[128];
    while (*lines) {
        const char *colon = strchr(lines, ':'), *stop = strchr(lines, '\n');
        if (!colon || !stop || (size_t)(colon - lines) + 2 > sizeof name) return 1;
        memcpy(name, lines, (size_t)(colon - lines) + 1);
        name[colon - lines + 1] = 0;
        const char *value = colon + 1;
        while (*value == ' ') value++;
        if (lws_add_http_header_by_name(wsi, (const uint8_t *)name, (const uint8_t *)value, (int)(stop - value), at, end)) return 1;
        lines = stop + 1;
    }
    return 0;
}

static int begin_response(struct lws *wsi, session *own) {
    uint8_t room[LWS_PRE + most_headers], *start = room + LWS_PRE, *at = start, *end = room + sizeof room - 1;
    cws_response *response = &own->response;
    if (lws_add_http_common_headers(wsi, (unsigned)response->status, response->type, response->length, &at, end)) return 1;
    if (add_lines(wsi, response->headers, &at, end)) return 1;
    if (lws_finalize_write_http_header(wsi, start, &at, end)) return 1;
    if (response->length == 0) return lws_http_transaction_completed(wsi);
    lws_callback_on_writable(wsi);
    return 0;
}

static int go_on_with_response(struct lws *wsi, session *own) {
    cws_response *response = &own->response;
    if (!response->body) return -1;
    size_t count = response->length - response->sent;
    if (count > piece) count = piece;
    int is_last = response->sent + count == response->length;
    uint8_t *from = response->body + LWS_PRE + response->sent;
    if (lws_write(wsi, from, count, is_last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < (int)count) return -1;
    response->sent += count;
    if (!is_last) {
        lws_callback_on_writable(wsi);
        return 0;
    }
    free(response->body);
    response->body = NULL;
    return lws_http_transaction_completed(wsi) ? -1 : 0;
}

static int close_with(struct lws *wsi, int status) {
    lws_close_reason(wsi, (enum lws_close_status)status, NULL, 0);
    return -1;
}

static int receive(cws_server *server, struct lws *wsi, session *own, const void *bytes, size_t length) {
    if (own->incoming_length + length > server->longest) return close_with(wsi, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE);
    uint8_t *grown = realloc(own->incoming, own->incoming_length + length + 1);
    if (!grown) return -1;
    memcpy(grown + own->incoming_length, bytes, length);
    own->incoming = grown;
    own->incoming_length += length;
    if (lws_remaining_packet_payload(wsi) > 0 || !lws_is_final_fragment(wsi)) return 0;
    size_t whole = own->incoming_length;
    own->incoming_length = 0;
    int status = server->callbacks.received(server->callbacks.owner, own->connection, own->incoming, whole, lws_frame_is_binary(wsi));
    free(own->incoming);
    own->incoming = NULL;
    return status ? close_with(wsi, status) : 0;
}

static int write_next(cws_server *server, struct lws *wsi, session *own) {
    cws_message *message = &own->outgoing;
    if (!message->buffer) {
        int found = server->callbacks.next(server->callbacks.owner, own->connection, message);
        if (found < 0) return close_with(wsi, LWS_CLOSE_STATUS_GOINGAWAY);
        if (found == 0 || !message->buffer) return 0;
    }
    size_t count = message->length - message->sent;
    if (count > piece) count = piece;
    int is_first = message->sent == 0, is_last = message->sent + count == message->length;
    int flags = lws_write_ws_flags(message->is_binary ? LWS_WRITE_BINARY : LWS_WRITE_TEXT, is_first, is_last);
    if (lws_write(wsi, message->buffer + LWS_PRE + message->sent, count, (enum lws_write_protocol)flags) < (int)count) return -1;
    message->sent += count;
    if (is_last) {
        free(message->buffer);
        message->buffer = NULL;
    }
    lws_callback_on_writable(wsi);
    return 0;
}

static void forget(session *own) {
    free(own->incoming);
    free(own->outgoing.buffer);
    free(own->response.body);
    memset(own, 0, sizeof *own);
}

static int handle(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t length) {
    struct lws_context *context = lws_get_context(wsi);
    cws_server *server = context ? lws_context_user(context) : NULL;
    session *own = user;
    if (!server) return 0;
    asking it = {server, own, 0};
    switch (reason) {
    case LWS_CALLBACK_HTTP:
        with_request(wsi, ask_page, &it);
        return begin_response(wsi, own) ? -1 : 0;
    case LWS_CALLBACK_HTTP_WRITEABLE: return go_on_with_response(wsi, own);
    case LWS_CALLBACK_CLOSED_HTTP:
    case LWS_CALLBACK_HTTP_DROP_PROTOCOL:
        if (own) forget(own);
        return 0;
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        with_request(wsi, ask_admission, &it);
        if (it.status == 0) return 0;
        lws_return_http_status(wsi, (unsigned)it.status, NULL);
        return -1;
    case LWS_CALLBACK_ESTABLISHED:
        memset(own, 0, sizeof *own);
        own->connection = ++server->last_connection;
        server->callbacks.opened(server->callbacks.owner, own->connection);
        lws_callback_on_writable(wsi);
        return 0;
    case LWS_CALLBACK_RECEIVE: return receive(server, wsi, own, in, length);
    case LWS_CALLBACK_SERVER_WRITEABLE: return write_next(server, wsi, own);
    case LWS_CALLBACK_CLOSED:
        server->callbacks.closed(server->callbacks.owner, own->connection);
        forget(own);
        return 0;
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
        lws_callback_on_writable_all_protocol(context, &server->protocols[0]);
        return 0;
    default: return lws_callback_http_dummy(wsi, reason, user, in, length);
    }
}

static const lws_retry_bo_t liveliness = {.secs_since_valid_ping = 20, .secs_since_valid_hangup = 60};

cws_server *cws_start(const char *address, int port, size_t longest, const cws_callbacks *callbacks) {
    cws_server *server = calloc(1, sizeof *server);
    if (!server) return NULL;
    server->callbacks = *callbacks;
    server->longest = longest;
    server->protocols[0] = (struct lws_protocols){"islet", handle, sizeof(session), piece, 0, NULL, piece};
    struct lws_context_creation_info info;
    memset(&info, 0, sizeof info);
    info.iface = address;
    info.port = port;
    info.protocols = server->protocols;
    info.user = server;
    info.gid = -1;
    info.uid = -1;
    info.options = LWS_SERVER_OPTION_VALIDATE_UTF8 | LWS_SERVER_OPTION_EXPLICIT_VHOSTS | LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND;
    info.server_string = "islet";
    info.fd_limit_per_thread = most_connections;
    info.timeout_secs = 10;
    info.keepalive_timeout = 10;
    info.retry_and_idle_policy = &liveliness;
    lws_set_log_level(0, NULL);
    server->context = lws_create_context(&info);
    if (server->context) server->vhost = lws_create_vhost(server->context, &info);
    if (server->vhost) return server;
    if (server->context) lws_context_destroy(server->context);
    free(server);
    return NULL;
}

int cws_port(const cws_server *server) { return lws_get_vhost_listen_port(server->vhost); }

int cws_step(cws_server *server) { return lws_service(server->context, 0) < 0; }

void cws_wake(cws_server *server) { lws_cancel_service(server->context); }

void cws_stop(cws_server *server) {
    lws_context_destroy(server->context);
    free(server);
}
