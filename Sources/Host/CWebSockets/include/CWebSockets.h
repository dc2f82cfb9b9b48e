#pragma once

#include <stddef.h>
#include <stdint.h>

/// A server for HTTP and WebSocket: one loop, on the thread that calls cws_step. Every callback comes from that thread.
typedef struct cws_server cws_server;
typedef struct cws_response cws_response;
typedef struct cws_message cws_message;

/// What a client asks for; texts are empty where the client said nothing, and live as long as the callback.
typedef struct {
    const char *path;
    const char *host;
    const char *origin;
    /// Whether the method is GET.
    int is_get;
} cws_request;

typedef struct {
    void *owner;
    /// Answers with cws_respond.
    void (*request)(void *owner, const cws_request *request, cws_response *response);
    /// Whether a socket may open: 0, or the HTTP status it is refused with.
    int (*admit)(void *owner, const cws_request *request);
    void (*opened)(void *owner, uint64_t connection);
    /// A whole message; 0, or the status the socket is closed with.
    int (*received)(void *owner, uint64_t connection, const void *bytes, size_t length, int is_binary);
    /// What to send next, given to cws_put; 0 where there is nothing, -1 to close the socket.
    int (*next)(void *owner, uint64_t connection, cws_message *message);
    void (*closed)(void *owner, uint64_t connection);
} cws_callbacks;

/// Starts to listen; NULL where the address is taken or does not exist. Port 0 takes any that is free.
///
/// - longest: bytes of the longest message that is read.
cws_server *cws_start(const char *address, int port, size_t longest, const cws_callbacks *callbacks);
int cws_port(const cws_server *server);
/// Waits for something to happen and deals with it; 0 while the server goes on.
int cws_step(cws_server *server);
/// Lets cws_step look for messages to send. Any thread may call this.
void cws_wake(cws_server *server);
void cws_stop(cws_server *server);

/// Copies the body. `headers` are further lines, each `Name: value` with a line feed.
void cws_respond(cws_response *response, int status, const char *type, const char *headers, const void *body, size_t length);
/// Copies the bytes; 0 where there is no memory.
int cws_put(cws_message *message, const void *bytes, size_t length, int is_binary);
