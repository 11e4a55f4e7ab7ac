// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from "@testing-library/react";
import type { SocialProvider } from "@carmine/api/contract";
import { afterEach, expect, test } from "vitest";
import { showInApp, type Calls } from "../../../testing/show-in-app.tsx";
import { keepPending } from "./pending.ts";
import { SocialCallback } from "./SocialCallback.tsx";

afterEach(cleanup);

const returned = { oauthToken: "t", oauthTokenSecret: "s", oauthVerifier: "v" };

test.each<[SocialProvider, string, string, object]>([
  ["twitter", "oauth_token=t&oauth_verifier=v", "/api/front/login/twitter", returned],
  ["google", "state=t&code=v", "/api/front/login/social", { provider: "google", ...returned }],
])("handles the redirect of %s with “%s” and calls %s", async (provider, query, path, body) => {
  keepPending({ token: "t", tokenSecret: "s" });
  const calls: Calls = { sent: [], answers: { [path]: { code: 500, message: "no", data: null } } };
  showInApp(<SocialCallback provider={provider} />, calls, `/middlewares/callback_${provider}?${query}`);
  await waitFor(() => expect(calls.sent).toEqual([{ path, body }]));
});

test.each<[SocialProvider, string, string]>([
  ["facebook", "error=access_denied", "Facebook: user not logged in"],
  ["twitter", "denied=t", "You didn’t sign in with X"],
])("reports a canceled sign-in when %s returns “%s”", async (provider, query, title) => {
  const calls: Calls = { sent: [], answers: {} };
  showInApp(<SocialCallback provider={provider} />, calls, `/middlewares/callback_${provider}?${query}`);
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(title);
  expect(calls.sent).toEqual([]);
});
