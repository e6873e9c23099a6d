import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What a push service was handed. */
export interface HandedMessage {
  /** Stands for the browser. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  /** Encrypted: the browser alone reads it. */
  body: Buffer;
}

/** A push service on this machine: it notes what it is handed, and answers with one status. */
export class PushService {
  received: HandedMessage[] = [];
  status = 201;
  /** What it does instead of answering; null for the status. */
  answers: (() => void) | null = null;
  #port = 0;
  /** It ends no connection at rest: on a slow machine a POST would be on its way on it. */
  readonly #server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { url: path = "", headers } = request;
    this.received.push({ path, headers, body: Buffer.concat(chunks) });
    if (this.answers) return this.answers();
    response.writeHead(this.status, { location: "http://127.0.0.1:1/" }).end();
  });

  /** Listens; where it did before, on the same port. */
  async open(): Promise<void> {
    this.#server.listen(this.#port, "127.0.0.1");
    await once(this.#server, "listening");
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Refuses connections from now on. */
  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** As the site's setting names it (PUSH_HOSTS). */
  get host(): string {
    return `127.0.0.1:${this.#port}`;
  }

  /** A browser that has its messages here: its subscription, and what it reads in one (RFC 8188, RFC 8291). */
  browser(path = "/browser") {
    const curve = createECDH("prime256v1");
    const publicKey = curve.generateKeys();
    const auth = randomBytes(16);
    const decrypt = (body: Buffer): unknown => {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + keyLength);
      const sealed = body.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, sender]);
      const secret = hkdfSync("sha256", curve.computeSecret(sender), auth, info, 32);
      const derive = (label: string, length: number) =>
        Buffer.from(
          hkdfSync("sha256", Buffer.from(secret), salt, `Content-Encoding: ${label}\0`, length),
        );
      const key = derive("aes128gcm", 16);
      const decipher = createDecipheriv("aes-128-gcm", key, derive("nonce", 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      // The last record ends with a two, and what fills it up.
      const end = padded.lastIndexOf(2);
      return JSON.parse(padded.subarray(0, end).toString("utf8"));
    };
    const subscription = {
      endpoint: `http://${this.host}${path}`,
      expirationTime: null,
      keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
    };
    return { subscription, decrypt };
  }
}
