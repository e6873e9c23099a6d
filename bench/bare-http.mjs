import { createServer } from "node:http";

/** The ceiling: a constant answer from Node's own server, of as many bytes as the path says. */
const bodies = new Map();

function bodyOf(path) {
  const known = bodies.get(path);
  if (known) return known;
  const body = Buffer.alloc(Number(path.slice(1)) || 15, "x");
  bodies.set(path, body);
  return body;
}

createServer((request, response) => {
  response.writeHead(200, { "content-type": "application/json" });
  response.end(bodyOf(request.url));
}).listen(Number(process.env.PORT), "127.0.0.1");
