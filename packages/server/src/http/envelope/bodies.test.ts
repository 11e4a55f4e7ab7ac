import Fastify from "fastify";
import { expect, test } from "vitest";
import { acceptBodies } from "./bodies.ts";

const app = Fastify();
acceptBodies(app);
app.post<{ Body: object }>("/", async ({ body }) => Object.getOwnPropertyNames(body));

const namesIn = async (payload: string): Promise<unknown> =>
  (
    await app.inject({ method: "POST", url: "/", headers: { "content-type": "application/json" }, payload })
  ).json();

test.each([
  '{"a":1,"__proto__":{"b":2}}',
  '{"a":1,"\\u005f_proto__":{"b":2}}',
  '{"a":1,"__pr\\u006fto__":{}}',
])("refuses the prototype name in %s", async (payload) => expect(await namesIn(payload)).toEqual(["a"]));

test("accepts escapes of other text", async () => {
  expect(await namesIn('{"\\u0061":1,"b":2}')).toEqual(["a", "b"]);
});
