import { userEvent, type UserEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import type { ComponentMeta } from "../lib/meta.ts";

type Check = (user: UserEvent) => Promise<void>;

/**
 * Runs the keyboard table of a component's page as its test: one check for each row. A row without a check does not
 * compile, a check without a row neither.
 *
 * @param checks - by the keys of the row; each renders the component, presses the keys and asserts what the row says
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
