import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { parseProxies } from "../lib/server/proxies.ts";
import { cleanHeaders, clientAddress, type Doorway, isOurHost, parseHosts } from "./forwarding.ts";

const doorway = (proxies: string, hosts: string[] = [], loopback = false): Doorway => ({
  trustedProxies: parseProxies(proxies),
  hosts: new Set(hosts),
  loopback,
});

function asking(remoteAddress: string | undefined, headers: Record<string, string> = {}) {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: remoteAddress });
  const request = new IncomingMessage(socket);
  request.headers = headers;
  return request;
}

const from = (remote: string | undefined, forwarded: string | null, proxies: string) =>
  clientAddress(
    asking(remote, forwarded === null ? {} : { "x-forwarded-for": forwarded }),
    doorway(proxies),
  );

describe("who asks", () => {
  test("is the other end of the connection, whatever a stranger says", () => {
    expect(from("203.0.113.9", "198.51.100.1", "10.0.0.1")).toBe("203.0.113.9");
    expect(from("203.0.113.9", "10.0.0.1", "10.0.0.1")).toBe("203.0.113.9");
    expect(from(undefined, "198.51.100.1", "10.0.0.1")).toBe("");
  });

  test("is the nearest address that is no proxy of ours", () => {
    expect(from("10.0.0.1", "198.51.100.1, 203.0.113.9", "10.0.0.0/8")).toBe("203.0.113.9");
    expect(from("10.0.0.1", "198.51.100.1, 203.0.113.9, 10.0.0.2", "10.0.0.0/8")).toBe(
      "203.0.113.9",
    );
    expect(from("10.0.0.1", "10.0.0.3,10.0.0.2", "10.0.0.0/8")).toBe("10.0.0.3");
  });

  test("is the proxy where it says nothing that is an address", () => {
    for (const said of [null, "", ",", "unknown", "198.51.100.1:80", "1.2.3.4, <script>"]) {
      expect(from("10.0.0.1", said, "10.0.0.1")).toBe("10.0.0.1");
    }
  });

  test("is one address however it is written", () => {
    expect(from("::ffff:203.0.113.9", null, "")).toBe("203.0.113.9");
    expect(from("::ffff:10.0.0.1", "::FFFF:203.0.113.9", "10.0.0.1")).toBe("203.0.113.9");
    expect(from("10.0.0.1", "fe80::1%eth0", "10.0.0.1")).toBe("fe80::1%eth0");
  });
});

test("hosts are ours in any case, and no other is", () => {
  const ours = doorway("", ["loopimmo.fr", ...parseHosts(" WWW.Loopimmo.fr , ,b.fr:8443")]);
  for (const host of ["loopimmo.fr", "LOOPIMMO.FR", "www.loopimmo.fr", "b.fr:8443"]) {
    expect(isOurHost(host, ours)).toBe(true);
  }
  for (const host of [
    undefined,
    "",
    "evil.fr",
    "loopimmo.fr.evil.fr",
    "loopimmo.fr:81",
    "evil.fr#loopimmo.fr",
    "loopimmo.fr, evil.fr",
    "loopimmo.fr@evil.fr",
    "localhost",
    "b.fr",
  ]) {
    expect(isOurHost(host, ours)).toBe(false);
  }
  const local = doorway("", [], true);
  for (const host of ["localhost", "localhost:3000", "127.0.0.1:80", "[::1]:3000"]) {
    expect(isOurHost(host, local)).toBe(true);
  }
  for (const host of [
    "localhost.evil.fr",
    "127.0.0.1.evil.fr",
    "localhost:x",
    "localhost:123456",
  ]) {
    expect(isOurHost(host, local)).toBe(false);
  }
});

test("what only servers may say is removed, and what we know is put in its stead", () => {
  const kept = { host: "loopimmo.fr", cookie: "a=1", "next-action": "x", rsc: "1" };
  const request = asking("203.0.113.9", {
    ...kept,
    "x-middleware-subrequest": "proxy:proxy",
    "x-middleware-set-cookie": "a=b",
    "x-nextjs-data": "1",
    "x-next-cache-tags": "x",
    "x-invoke-path": "/",
    "x-action-forwarded": "1",
    "x-prerender-revalidate": "x",
    "x-matched-path": "/",
    "x-now-route-matches": "1",
    "x-vercel-id": "1",
    "x-forwarded-for": "1.1.1.1",
    "x-forwarded-host": "evil.fr",
    "x-forwarded-port": "1",
    "x-forwarded-prefix": "/x",
    "x-real-ip": "1.1.1.1",
    "x-original-url": "/admin",
    "x-rewrite-url": "/admin",
    forwarded: "for=1.1.1.1",
    "next-resume": "1",
    "content-security-policy": "script-src 'nonce-x'",
    "content-security-policy-report-only": "script-src 'nonce-x'",
    "x-request-id": "x",
    "x-client-address": "x",
  });
  cleanHeaders(request, { address: "203.0.113.9", secure: true });
  expect(request.headers).toEqual({
    ...kept,
    "x-forwarded-for": "203.0.113.9",
    "x-forwarded-proto": "https",
    "x-forwarded-host": "loopimmo.fr",
  });
});
