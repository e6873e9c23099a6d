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
  /** Lets nobody write. */
  refusesWriting?: boolean;
  /** Hangs up once it has the file in its place, before it says so. */
  losesReply?: boolean;
  /** Is done before it renames. */
  beforeRename?: () => Promise<void>;
}

/** A portal's SFTP server, on this machine, whose files are in memory. */
export interface SftpServer {
  port: number;
  /** Its key, in PEM. */
  hostKey: string;
  files: Map<string, Buffer>;
  /** Every name that was ever written under, in order. */
  written: string[];
  /** Every name over which a file was renamed by OpenSSH's extension, in order. */
  replaced: string[];
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

const RENAME = "posix-rename@openssh.com";
const ROOM = "statvfs@openssh.com";

/** A text as packets have it: its length first. */
function serialized(text: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(Buffer.byteLength(text));
  return Buffer.concat([length, Buffer.from(text)]);
}

/** The texts of a packet's end. */
function textsOf(bytes: Buffer): string[] {
  const texts: string[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = start + 4 + bytes.readUInt32BE(start);
    texts.push(bytes.subarray(start + 4, end).toString());
    start = end;
  }
  return texts;
}

/** A whole packet. */
function packet(type: number, content: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(content.length + 1);
  head[4] = type;
  return Buffer.concat([head, content]);
}

const VERSION = 2;
const EXTENDED_REPLY = 201;
const VERSION_3 = Buffer.from([0, 0, 0, 3]);

/** What ssh2 shows nobody of a channel. */
interface Channel {
  outgoing: { id: number };
  _protocol: { channelData: (channel: number, bytes: Buffer) => void };
}

/**
 * Has a server of ssh2 name the extensions of OpenSSH: of itself it names none, so that a client would ask for none, though
 * it hands on those that are asked for.
 */
function nameExtensions(sftp: ssh2.SFTPWrapper): void {
  const { _protocol: protocol } = sftp as unknown as Channel;
  const send = protocol.channelData.bind(protocol);
  const plain = packet(VERSION, VERSION_3);
  const named = Buffer.concat([VERSION_3, ...[RENAME, "1", ROOM, "2"].map(serialized)]);
  protocol.channelData = (channel, bytes) =>
    send(channel, plain.equals(bytes) ? packet(VERSION, named) : bytes);
}

/** What `statvfs` answers: blocks of one byte, of which so many are free. */
function roomReply(id: number, free: number): Buffer {
  const content = Buffer.alloc(4 + 11 * 8);
  content.writeUInt32BE(id);
  const fields = [1, 1, 1_000_000, free, free, 0, 0, 0, 0, 0, 255];
  fields.forEach((value, index) => {
    content.writeBigUInt64BE(BigInt(value), 4 + index * 8);
  });
  return packet(EXTENDED_REPLY, content);
}

/** Starts one. @param isOpenSsh whether it has the extensions of OpenSSH, and says as little as that of what fails */
export async function startSftpServer({ isOpenSsh = false } = {}): Promise<SftpServer> {
  const { privateKey: hostKey } = generateKeyPairSync("rsa", {
    modulusLength: 2_048,
    publicKeyEncoding: { type: "pkcs1", format: "pem" },
    privateKeyEncoding: { type: "pkcs1", format: "pem" },
  });
  let behaviour: SftpBehaviour = {};
  const files = new Map<string, Buffer>();
  const written: string[] = [];
  const replaced: string[] = [];
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
        if (!(flags & OPEN_MODE.WRITE) || behaviour.refusesWriting)
          return sftp.status(id, STATUS_CODE.PERMISSION_DENIED);
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
          sftp.status(id, STATUS_CODE.FAILURE, isOpenSsh ? "Failure" : "no space left");
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
      if (!isOpenSsh) return;
      nameExtensions(sftp);
      sftp.on("EXTENDED", async (id: number, name: string, data: Buffer) => {
        const [from = "", to = ""] = textsOf(data);
        if (name === ROOM) {
          const { outgoing, _protocol: protocol } = sftp as unknown as Channel;
          const used = [...files.values()].reduce((sum, { length }) => sum + length, 0);
          const free = (behaviour.room ?? 1_000_000) - used;
          protocol.channelData(outgoing.id, roomReply(id, Math.max(free, 0)));
          return;
        }
        if (name !== RENAME) return sftp.status(id, STATUS_CODE.OP_UNSUPPORTED);
        await behaviour.beforeRename?.();
        replaced.push(to);
        if (behaviour.losesReply) {
          files.set(to, files.get(from) ?? Buffer.alloc(0));
          files.delete(from);
          client.end();
        } else rename(id, from, to);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    hostKey,
    files,
    written,
    replaced,
    behave: (next) => {
      behaviour = next;
    },
    stop: async () => {
      for (const client of clients) client.end();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
