import { afterAll, beforeAll, expect, test } from "vitest";
import * as accounts from "../contract/accounts.ts";
import * as content from "../contract/content.ts";
import { envelope, startServer } from "../testing/http-server.ts";
import { createClient } from "./client.ts";

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const client = () => createClient({ baseUrl: server.url });

test("passes on the message of a success, if it has one", async () => {
  const said: (string | null)[] = [];
  const ask = () => client().call(content.hotWords, { onText: (text) => void said.push(text) });
  server.answerWith(envelope([], { message: "The code is on its way" }));
  await ask();
  server.answerWith(envelope([], { message: "" }));
  await ask();
  server.answerWith(envelope([], { code: 500, message: "no" }));
  await expect(ask()).rejects.toMatchObject({ text: "no" });
  expect(said).toEqual(["The code is on its way", null]);
});

test.each([[["buyer", "seller"]], [{ buyer: true }], [null]])(
  "accepts the permission scope as %j",
  async (scope) => {
    server.answerWith(envelope({ nickname: "Ann", scope }));
    expect((await client().call(accounts.userInfo)).scope).toEqual(scope);
  },
);
