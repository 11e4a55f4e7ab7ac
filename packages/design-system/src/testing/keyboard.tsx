import { userEvent, type UserEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import type { ComponentMeta } from "../lib/meta.ts";

type Check = (user: UserEvent) => Promise<void>;

/**
 * Runs a component's keyboard table as its test, with one check per row. A row without a check is a type
 * error, and so is a check without a row.
 * @param checks - by the row's keys; each renders the component, presses the keys and asserts the row's
 * effect
 */
export function keyboardTable<const Meta extends ComponentMeta>(
  { name, keyboard }: Meta,
  checks: Readonly<Record<keyof Meta["keyboard"], Check>>,
): void {
  describe(`${name} keyboard`, () => {
    test.each(Object.entries<string>(keyboard))("%s: %s", async (keys) => {
      expect.hasAssertions();
      await checks[keys as keyof Meta["keyboard"]](userEvent.setup());
    });
  });
}
