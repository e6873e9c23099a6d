import { Agent, type IncomingMessage, request } from "node:http";

/** A form as it is posted to a page of a site, by scripts or without them. */
export interface PostedForm {
  path: string;
  /** The id of its action. */
  action: string;
  byScripts: boolean;
  /** What the person typed. */
  fields?: Readonly<Record<string, string>>;
  cookie?: string | undefined;
  /** Headers besides. */
  headers?: Readonly<Record<string, string>>;
}

/** What came back. */
export interface FormAnswer {
  status: number;
  /** `x-request-id`, which counts the requests that the server has seen (server/handler.ts). */
  id: string;
  text: string;
}

const BOUNDARY = "----7Yq0posted";
const part = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** The body of a form, as React in the browser writes it, or the browser alone. */
function bodyOf({ action, byScripts, fields = {} }: PostedForm): string {
  const parts = byScripts
    ? [
        ...Object.entries(fields).map(([name, value]) => part(`1_${name}`, value)),
        part("0", '[null,"$K1"]'),
      ]
    : [
        part("$ACTION_REF_1", ""),
        part("$ACTION_1:0", JSON.stringify({ id: action, bound: "$@1" })),
        part("$ACTION_1:1", "[null]"),
        part("$ACTION_KEY", "k1"),
        ...Object.entries(fields).map(([name, value]) => part(name, value)),
      ];
  return `${parts.join("")}--${BOUNDARY}--\r\n`;
}

/** Sends bytes of one request to a site's own port, on a connection that is used again. */
export function createSender(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(origin);
  const send = (
    path: string,
    method: string,
    headers: Record<string, string>,
    body?: string,
  ): Promise<FormAnswer> =>
    new Promise((resolve, reject) => {
      const sent = request(
        // As it is spelt: what a URL would tidy is part of some tests.
        { agent, hostname, port, path, method, headers },
        (response: IncomingMessage) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () =>
            resolve({
              status: response.statusCode ?? 0,
              id: String(response.headers["x-request-id"] ?? ""),
              text: Buffer.concat(chunks).toString(),
            }),
          );
        },
      );
      sent.on("error", reject);
      sent.end(body);
    });
  return {
    send,
    post: (form: PostedForm) => {
      const body = bodyOf(form);
      return send(
        form.path,
        "POST",
        {
          origin,
          accept: form.byScripts ? "text/x-component" : "text/html",
          "content-type": `multipart/form-data; boundary=${BOUNDARY}`,
          "content-length": String(Buffer.byteLength(body)),
          ...(form.byScripts && { "next-action": form.action }),
          ...(form.cookie !== undefined && { cookie: form.cookie }),
          ...form.headers,
        },
        body,
      );
    },
    close: () => agent.destroy(),
  };
}
