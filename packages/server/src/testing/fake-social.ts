import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** An OAuth server that replaces X, Facebook and Google: it has one person, who approves or declines. */
export interface FakeSocial {
  readonly url: string;
  /** The person who approves next. */
  person: { id: string; name: string; email?: string };
  close(): Promise<void>;
}

const answers = (provider: string, { id, name, email }: FakeSocial["person"]): unknown => {
  if (provider === "google") return { sub: id, name, email, email_verified: email !== undefined };
  return provider === "twitter" ? { data: { id, name } } : { id, name };
};

/** @param port 0 selects a free one */
export const startFakeSocial = async (port = 0): Promise<FakeSocial> => {
  const codes = new Map<string, { challenge: string; redirect: string; client: string }>();
  const tokens = new Set<string>();
  const fake: { person: FakeSocial["person"] } = { person: { id: "1001", name: "Ada Park" } };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    const [, provider = "", step = ""] = url.pathname.split("/");
    const json = (status: number, body: unknown): void => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    };
    if (step === "authorize") {
      const back = new URL(url.searchParams.get("redirect_uri") ?? "");
      back.searchParams.set("state", url.searchParams.get("state") ?? "");
      if (fake.person.id === "") back.searchParams.set("error", "access_denied");
      else {
        const code = randomUUID();
        codes.set(code, {
          challenge: url.searchParams.get("code_challenge") ?? "",
          redirect: url.searchParams.get("redirect_uri") ?? "",
          client: url.searchParams.get("client_id") ?? "",
        });
        back.searchParams.set("code", code);
      }
      response.writeHead(302, { location: back.href }).end();
      return;
    }
    if (step === "person") {
      const token = (request.headers.authorization ?? "").replace("Bearer ", "");
      json(tokens.has(token) ? 200 : 401, answers(provider, fake.person));
      return;
    }
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      const form = new URLSearchParams(body);
      const code = form.get("code") ?? "";
      const known = codes.get(code);
      codes.delete(code);
      const challenge = createHash("sha256")
        .update(form.get("code_verifier") ?? "")
        .digest("base64url");
      if (known?.challenge !== challenge || known.redirect !== form.get("redirect_uri")) {
        json(400, { error: "invalid_grant" });
        return;
      }
      const token = randomUUID();
      tokens.add(token);
      json(200, { access_token: token, token_type: "bearer", expires_in: 300 });
    });
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  return Object.assign(fake, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      await once(server, "close");
    },
  });
};
