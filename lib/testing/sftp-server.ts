import { generateKeyPairSync } from "node:crypto";
import { type AddressInfo, createServer } from "node:net";
import ssh2 from "ssh2";

const { STATUS_CODE, OPEN_MODE } = ssh2.utils.sftp;

/** What a portal's server does with us. */
export interface SftpBehaviour {
  /** Lets nobody in. */
  refusesLogin?: boolean;
  /** Has room for so many bytes. */
  room?: number;
  /** Hangs up in the middle of a file. */
  hangsUp?: boolean;
}

/** A portal's SFTP server, on this machine, whose files are in memory. */
export interface SftpServer {
  port: number;
  /** Its key, in PEM. */
  hostKey: string;
  files: Map<string, Buffer>;
  /** Every name that was ever written under, in order. */
  written: string[];
  behave: (behaviour: SftpBehaviour) => void;
  stop: () => Promise<void>;
}

export const SFTP_LOGIN = { username: "loopimmo", password: "s3cr/t:@" } as const;

/** A port that nothing listens on. */
export async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts one. */
export async function startSftpServer(): Promise<SftpServer> {
  const { privateKey: hostKey } = generateKeyPairSync("rsa", {
    modulusLength: 2_048,
    publicKeyEncoding: { type: "pkcs1", format: "pem" },
    privateKeyEncoding: { type: "pkcs1", format: "pem" },
  });
  let behaviour: SftpBehaviour = {};
  const files = new Map<string, Buffer>();
  const written: string[] = [];
  const clients = new Set<ssh2.Connection>();
  const server = new ssh2.Server({ hostKeys: [hostKey] }, (client) => {
    clients.add(client);
    client.on("close", () => clients.delete(client));
    client.on("error", () => undefined);
    client.on("authentication", (login) => {
      const isKnown =
        login.method === "password" &&
        login.username === SFTP_LOGIN.username &&
        login.password === SFTP_LOGIN.password;
      if (isKnown && !behaviour.refusesLogin) login.accept();
      else login.reject(["password"]);
    });
    client.on("ready", () => {
      client.on("session", (accept) => {
        accept().on("sftp", (begin) => serve(begin()));
      });
    });

    function serve(sftp: ssh2.SFTPWrapper): void {
      const open = new Map<string, string>();
      let handles = 0;
      const nameOf = (handle: Buffer) => open.get(handle.toString("hex")) ?? "";
      sftp.on("OPEN", (id, name, flags) => {
        if (!(flags & OPEN_MODE.WRITE)) return sftp.status(id, STATUS_CODE.PERMISSION_DENIED);
        const handle = Buffer.alloc(4);
        handle.writeUInt32BE(handles++);
        open.set(handle.toString("hex"), name);
        files.set(name, Buffer.alloc(0));
        written.push(name);
        sftp.handle(id, handle);
      });
      sftp.on("WRITE", (id, handle, offset, data) => {
        if (behaviour.hangsUp) {
          client.end();
          return;
        }
        const name = nameOf(handle);
        const before = files.get(name) ?? Buffer.alloc(0);
        const after = Buffer.alloc(Math.max(before.length, offset + data.length));
        before.copy(after);
        data.copy(after, offset);
        if (after.length > (behaviour.room ?? Number.POSITIVE_INFINITY)) {
          sftp.status(id, STATUS_CODE.FAILURE, "no space left");
          return;
        }
        files.set(name, after);
        sftp.status(id, STATUS_CODE.OK);
      });
      sftp.on("FSETSTAT", (id) => sftp.status(id, STATUS_CODE.OK));
      sftp.on("CLOSE", (id) => sftp.status(id, STATUS_CODE.OK));
      sftp.on("REMOVE", (id, name) =>
        sftp.status(id, files.delete(name) ? STATUS_CODE.OK : STATUS_CODE.NO_SUCH_FILE),
      );
      const rename = (id: number, from: string, to: string) => {
        const file = files.get(from);
        if (!file) return sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
        files.delete(from);
        files.set(to, file);
        sftp.status(id, STATUS_CODE.OK);
      };
      sftp.on("RENAME", (id, from, to) => {
        if (files.has(to)) sftp.status(id, STATUS_CODE.FAILURE, "exists");
        else rename(id, from, to);
      });
      // The server of ssh2 names no extension, so its client never asks for one: see the client's own test.
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    hostKey,
    files,
    written,
    behave: (next) => {
      behaviour = next;
    },
    stop: async () => {
      for (const client of clients) client.end();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
