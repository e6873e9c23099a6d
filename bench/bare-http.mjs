import { createServer } from "node:http";

/** The ceiling: a constant answer from Node's own server. */
const body = JSON.stringify({ status: "ok" });
createServer((_request, response) => {
  response.writeHead(200, { "content-type": "application/json" });
  response.end(body);
}).listen(Number(process.env.PORT), "127.0.0.1");
