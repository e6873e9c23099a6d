import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestFields } from "../lib/platform/request-context.ts";
import { loggedPath, pathOf } from "./address.ts";
import { type Framing, framingOf, type PolicySources, securityHeaders } from "./content-policy.ts";
import { withoutInternalParameters } from "./next-protocol.ts";
import { hasBody } from "./request-body.ts";
import { cleanHeaders, clientAddress, type ProxySettings } from "./request-headers.ts";
import { type Problem, problemHeaders, sendLastProblem, sendProblem } from "./send-problem.ts";
import { type Upload, uploadOf } from "./uploads.ts";

/** A request on its way to Next, with the facts about it. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** When it came, by `performance.now()`. */
  began: number;
  fields: RequestFields;
  /** Whom it comes from, by what the proxies say that are ours. */
  address: string;
  framing: Framing;
  /** The file that it brings; null where it is no upload. */
  upload: Upload | null;
  /** Sends a problem: the request goes no further. */
  reject(problem: Problem): void;
}

/**
 * Begins with a request: its address and its headers can be believed from here on, and its response has the headers
 * of every response.
 * @param id names it in the log
 */
export function openExchange(
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
  { proxySettings, policy }: { proxySettings: ProxySettings; policy: PolicySources },
): Exchange {
  const began = performance.now();
  const method = request.method ?? "GET";
  const url = withoutInternalParameters(request.url ?? "/");
  const path = pathOf(url);
  const address = clientAddress(request, proxySettings);
  const framing = framingOf(path);
  request.url = url;
  cleanHeaders(request, { address, ...policy });
  for (const [name, value] of Object.entries(securityHeaders(policy, framing)))
    response.setHeader(name, value);
  return {
    request,
    response,
    began,
    fields: { id, method, path: loggedPath(path) },
    address,
    framing,
    upload: uploadOf(method, path),
    reject(problem) {
      // With the connection where a body was not read: nobody goes on sending one for nothing.
      const send = hasBody(request) && !request.complete ? sendLastProblem : sendProblem;
      send(response, problem.code, problemHeaders(problem));
    },
  };
}
