import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** What is to be called when a connection closes, for the requests that it has under way. */
const underWay = new WeakMap<Socket, Set<() => void>>();

function callbacksOf(socket: Socket): Set<() => void> {
  const known = underWay.get(socket);
  if (known) return known;
  const callbacks = new Set<() => void>();
  underWay.set(socket, callbacks);
  socket.once("close", () => {
    for (const callback of [...callbacks]) callback();
  });
  return callbacks;
}

/**
 * Calls back once when a request is over: its response was handed to the operating system, was closed, or
 * its connection is gone. A response of its own says nothing when it waits behind another on a pipelined
 * connection that closes, and a handler may never settle once its visitor has left.
 */
export function onRequestEnd(
  { socket }: IncomingMessage,
  response: ServerResponse,
  callback: () => void,
): void {
  const callbacks = callbacksOf(socket);
  const end = () => {
    if (!callbacks.delete(end)) return;
    response.off("finish", end);
    response.off("close", end);
    callback();
  };
  callbacks.add(end);
  response.once("finish", end);
  response.once("close", end);
  // Closed before anybody listened.
  if (socket.destroyed) end();
}
