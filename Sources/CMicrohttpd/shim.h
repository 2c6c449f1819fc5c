// What Swift cannot call of GNU libmicrohttpd: functions with a variable number of arguments.
#ifndef APUS_MICROHTTPD_SHIM_H
#define APUS_MICROHTTPD_SHIM_H

#include <microhttpd.h>

/// How a daemon is set up.
struct apus_http_settings {
    /// A socket that listens; the daemon closes it.
    int listening_socket;
    /// Connections that are open at a time at most.
    unsigned connection_limit;
    /// Bytes of memory for the head of a connection's requests and responses.
    size_t connection_memory;
    /// Seconds without anything sent or received after which a connection is closed.
    unsigned timeout_seconds;
    MHD_AccessHandlerCallback on_request;
    MHD_RequestCompletedCallback on_completed;
    MHD_NotifyConnectionCallback on_connection;
    /// Given to each of the callbacks.
    void *context;
};

/// Starts a daemon with one thread, whose connections can be suspended; NULL if that fails.
static inline struct MHD_Daemon *apus_http_start(const struct apus_http_settings *settings) {
    return MHD_start_daemon(
        MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL,
        settings->on_request, settings->context,
        MHD_OPTION_LISTEN_SOCKET, settings->listening_socket,
        MHD_OPTION_CONNECTION_LIMIT, settings->connection_limit,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, settings->connection_memory,
        MHD_OPTION_CONNECTION_TIMEOUT, settings->timeout_seconds,
        // The strictest reading of requests.
        MHD_OPTION_STRICT_FOR_CLIENT, 1,
        MHD_OPTION_NOTIFY_COMPLETED, settings->on_completed, settings->context,
        MHD_OPTION_NOTIFY_CONNECTION, settings->on_connection, settings->context,
        MHD_OPTION_END);
}

// The library's constants, which Swift would give names of its own.
static const enum MHD_Result apus_http_yes = MHD_YES;
static const enum MHD_Result apus_http_no = MHD_NO;
static const enum MHD_ValueKind apus_http_fields = MHD_HEADER_KIND;
static const enum MHD_ValueKind apus_http_arguments = MHD_GET_ARGUMENT_KIND;
static const enum MHD_ResponseMemoryMode apus_http_copied = MHD_RESPMEM_MUST_COPY;
static const enum MHD_ConnectionNotificationCode apus_http_opened = MHD_CONNECTION_NOTIFY_STARTED;

/// The socket of a connection.
static inline int apus_http_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}

#endif
