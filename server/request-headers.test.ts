import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { DIRECT_HEADER } from "../lib/platform/network.ts";
import { parseProxies } from "../lib/platform/proxies.ts";
import {
  cleanHeaders,
  clientAddress,
  isDirect,
  isOurHost,
  type ProxySettings,
  parseHosts,
} from "./request-headers.ts";

const proxySettings = (proxies: string, hosts: string[] = [], loopback = false): ProxySettings => ({
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
    proxySettings(proxies),
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
    for (const forwarded of [null, "", ",", "unknown", "198.51.100.1:80", "1.2.3.4, <script>"]) {
      expect(from("10.0.0.1", forwarded, "10.0.0.1")).toBe("10.0.0.1");
    }
  });

  test("is one address however it is written", () => {
    expect(from("::ffff:203.0.113.9", null, "")).toBe("203.0.113.9");
    expect(from("::ffff:10.0.0.1", "::FFFF:203.0.113.9", "10.0.0.1")).toBe("203.0.113.9");
    expect(from("10.0.0.1", "fe80::1%eth0", "10.0.0.1")).toBe("fe80::1%eth0");
  });
});

test("hosts are ours in any case, and no other is", () => {
  const ours = proxySettings("", ["loopimmo.fr", ...parseHosts(" WWW.Loopimmo.fr , ,b.fr:8443")]);
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
  const local = proxySettings("", [], true);
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
  const ours = { host: "loopimmo.fr", cookie: "a=1", "next-action": "x", rsc: "1" };
  const request = asking("203.0.113.9", {
    ...ours,
    "x-middleware-subrequest": "proxy:proxy",
    "x-middleware-set-cookie": "a=b",
    "x-nextjs-data": "1",
    "x-next-cache-tags": "x",
    "x-next-path": "/elsewhere",
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
  request.url = "/bien/x/offre?b=2&_rsc=1x2y&a=%C3%A9";
  cleanHeaders(request, { address: "203.0.113.9", secure: true });
  expect(request.headers).toEqual({
    ...ours,
    "x-next-path": "/bien/x/offre?b=2&a=%C3%A9",
    "x-forwarded-for": "203.0.113.9",
    "x-forwarded-proto": "https",
    "x-forwarded-host": "loopimmo.fr",
  });
});

describe("a request is direct", () => {
  const LOCAL = { host: "localhost:3000" };

  test.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])(
    "from %s, to a name of this machine",
    (from) => {
      expect(isDirect(asking(from, LOCAL))).toBe(true);
      expect(isDirect(asking(from, { host: "[::1]:3000" }))).toBe(true);
    },
  );

  test.each<[string, string | undefined, Record<string, string>]>([
    ["another machine", "203.0.113.9", LOCAL],
    ["the machine's own outer address", "192.168.1.5", LOCAL],
    ["nowhere", undefined, LOCAL],
    ["a tunnel, by its name", "127.0.0.1", { host: "demo.example.org" }],
    ["a page that renamed this machine", "127.0.0.1", { host: "evil.test:3000" }],
    ["no host", "127.0.0.1", {}],
    ["a proxy", "127.0.0.1", { ...LOCAL, "x-forwarded-for": "127.0.0.1" }],
    ["a proxy that names its host", "127.0.0.1", { ...LOCAL, "x-forwarded-host": "localhost" }],
    ["a proxy by the standard", "127.0.0.1", { ...LOCAL, forwarded: "for=127.0.0.1" }],
    ["a proxy that names itself", "127.0.0.1", { ...LOCAL, via: "1.1 cache" }],
    ["nginx", "127.0.0.1", { ...LOCAL, "x-real-ip": "127.0.0.1" }],
    ["who says so", "127.0.0.1", { ...LOCAL, "x-client-direct": "1" }],
  ])("not from %s", (_title, from, headers) => {
    expect(isDirect(asking(from, headers))).toBe(false);
  });

  test("by the word of this server alone", () => {
    const clean = (from: string, headers: Record<string, string>) => {
      const request = asking(from, headers);
      cleanHeaders(request, { address: from, secure: false });
      return request.headers[DIRECT_HEADER];
    };
    expect(clean("127.0.0.1", LOCAL)).toBe("1");
    expect(clean("127.0.0.1", { ...LOCAL, [DIRECT_HEADER]: "1" })).toBeUndefined();
    expect(clean("203.0.113.9", { ...LOCAL, [DIRECT_HEADER]: "1" })).toBeUndefined();
  });
});
