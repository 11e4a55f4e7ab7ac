import { emailResetPassword, loginEmail } from "@carmine/api/contract";
import { describe, expect, test } from "vitest";
import { contractResolver } from "./contract-resolver.ts";

const options = { fields: {}, shouldUseNativeValidation: false } as const;
const errorsOf = async <Values extends object>(
  resolver: ReturnType<typeof contractResolver<Values & Record<string, unknown>>>,
  values: Values & Record<string, unknown>,
) => {
  const { errors } = await resolver(values, undefined, options);
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]));
};

describe("contractResolver", () => {
  const signIn = contractResolver<{ email: string; password: string; agreement: boolean }>(
    loginEmail.body,
    ({ email, password }) => ({ email, password }),
    ({ agreement }) => (agreement ? {} : { agreement: "agreement" }),
  );

  test("maps the contract's keys to fields and adds the page's own checks", async () => {
    expect(await errorsOf(signIn, { email: "", password: "", agreement: false })).toEqual({
      email: "emailEmpty",
      password: "emptyPassword",
      agreement: "agreement",
    });
    expect(await errorsOf(signIn, { email: "a@b", password: "x", agreement: true })).toEqual({
      email: "correctEmail",
    });
  });

  test("accepts a valid form", async () => {
    const values = { email: "a@b.co", password: "x", agreement: true };
    expect(await signIn(values, undefined, options as never)).toEqual({ values, errors: {} });
  });

  test("reports a check over several fields at one field", async () => {
    const reset = contractResolver(emailResetPassword.body);
    const values = { email: "a@b.co", captcha: "123456", newPassword: "12345678", passwordAgain: "87654321" };
    expect(await errorsOf(reset, values)).toEqual({ passwordAgain: "diffPassword" });
  });
});
