import { createServer } from "node:http";

/** The ceiling: a constant answer from Node's own server, of the size that the path names. */
const small = JSON.stringify({ status: "ok" });
const page = Buffer.alloc(15_000, "x");
createServer((request, response) => {
  const body = request.url === "/page" ? page : small;
  response.writeHead(200, { "content-type": "application/json" });
  response.end(body);
}).listen(Number(process.env.PORT), "127.0.0.1");
