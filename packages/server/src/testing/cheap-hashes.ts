import type * as argon2 from "@node-rs/argon2";
import { vi } from "vitest";

// Hashes take as little time as argon2 permits; with the cost of `passwords.ts`, tests that guess codes and passwords
// spend most of their time in them. `passwords.test.ts` tests the real cost.
vi.mock(import("@node-rs/argon2"), async (load) => {
  const actual: typeof argon2 = await load();
  return {
    ...actual,
    hash: (secret) => actual.hash(secret, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
  };
});
