// A server that only sends bytes from memory, as the baseline of a measured row. `node floor.ts http|fastify
// FILE PORT CONTENT-TYPE`
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import fastify from "fastify";

const [kind, file = "", port = "0", type = "text/html"] = process.argv.slice(2);
const body = readFileSync(file);
const address = { host: "127.0.0.1", port: Number(port) };

if (kind === "fastify") {
  const app = fastify();
  app.get("/", (_request, reply) => reply.type(type).send(body));
  await app.listen(address);
} else {
  createServer((_request, response) => {
    response.writeHead(200, { "content-type": type, "content-length": body.length });
    response.end(body);
  }).listen(address.port, address.host);
}
