import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

export interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
}

type Answer = (response: ServerResponse, received: ReceivedRequest) => void;

const hangUp: Answer = (response) => response.destroy();

/** A real HTTP server that records requests and sends configured responses. */
export const startServer = async () => {
  const received: ReceivedRequest[] = [];
  let answer: Answer = hangUp;
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      const entry = { method: request.method ?? "", url: request.url ?? "", headers: request.headers, body };
      received.push(entry);
      answer(response, entry);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    answerWith: (next: Answer) => {
      answer = next;
      received.length = 0;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

/** Builds an envelope. */
export const envelope =
  (data: unknown, { code = 200, message = "" } = {}, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(200, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify({ code, message, data }));
  };
