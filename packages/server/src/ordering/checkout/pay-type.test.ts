import { expect, it } from "vitest";
import { openPayTypes } from "../../shared/charges.ts";
import { readConfig } from "../../config.ts";

const stripe = { STRIPE_SECRET_KEY: "sk", STRIPE_PUBLISHABLE_KEY: "pk", STRIPE_WEBHOOK_SECRET: "wh" };

it.each([
  ["a demo without keys takes test cards", { DEMO: "true" }, ["sandbox"]],
  ["a shop without keys takes nothing", { DEMO: "false" }, []],
  ["keys close the test cards of a demo", { DEMO: "true", ...stripe }, ["stripe"]],
  [
    "unless they are switched on beside them",
    { DEMO: "true", SANDBOX_PAYMENTS: "true", ...stripe },
    ["stripe", "sandbox"],
  ],
  ["a demo can switch them off", { DEMO: "true", SANDBOX_PAYMENTS: "false" }, []],
])("%s", (_, environment, open) => {
  expect(openPayTypes(readConfig(environment))).toEqual(open);
});
