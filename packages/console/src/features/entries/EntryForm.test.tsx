// @vitest-environment happy-dom
import { operatorRights, type ConsolePlace } from "@carmine/api/contract";
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { show, type Answer, type Call } from "../../testing/show.tsx";
import { KindEntryForm } from "./KindEntryForm.tsx";
import { newsKind } from "./kinds/home-kinds.ts";

afterEach(cleanup);

const market: ConsolePlace = {
  role: "operator",
  merId: null,
  merName: null,
  avatar: null,
  staffRole: "content",
  rights: [...operatorRights.content],
  zone: "UTC",
};
const entry = { id: 3, title: { en: "Winter sale", fr: "Soldes" }, url: "/" };
const path = "/api/operator/news/save";

const open = (answer: (call: Call) => Answer) => {
  const calls = show(<KindEntryForm kind={newsKind} entry={entry} />, {
    place: market,
    answers: { [path]: answer },
  });
  return { calls, user: userEvent.setup() };
};

const change = async (user: ReturnType<typeof userEvent.setup>, text: string): Promise<void> => {
  const field = screen.getByRole("textbox", { name: /Title/ });
  await user.clear(field);
  await user.type(field, text);
  await user.click(screen.getByRole("button", { name: "Save" }));
};

test("sends the previously read entry with a save, and undoes it with a second save", async () => {
  const { calls, user } = open(({ body }) => ({ data: { id: 3, ...(body as { to: object }).to } }));
  expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
  await change(user, "Summer sale");
  const to = { title: { en: "Summer sale", fr: "Soldes" }, url: "/" };
  const from = { title: entry.title, url: "/" };
  expect(calls.at(-1)?.body).toEqual({ id: 3, from, to });
  await user.click(await screen.findByRole("button", { name: "Undo" }, { timeout: 15_000 }));
  expect(calls.at(-1)?.body).toEqual({ id: 3, from: to, to: from });
});

test("writes one language at a time and asks for the English text", async () => {
  const { calls, user } = open(() => ({ data: entry }));
  await user.click(screen.getByRole("tab", { name: /Français/ }));
  expect(screen.getByRole("textbox", { name: /Title/ })).toHaveValue("Soldes");
  await user.click(screen.getByRole("tab", { name: /English/ }));
  await user.clear(screen.getByRole("textbox", { name: /Title/ }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/Add the English text/)).toBeVisible();
  expect(calls).toEqual([]);
});

test("shows both values after another user changed the field, and overwrites theirs on request", async () => {
  const current = { id: 3, title: { en: "Their sale" }, url: "/theirs" };
  let count = 0;
  const { calls, user } = open(({ body }) => {
    count += 1;
    return count === 1
      ? { code: 409, data: { fields: ["title"], current } }
      : { data: { id: 3, ...(body as { to: object }).to } };
  });
  await change(user, "My sale");
  expect(await screen.findByRole("alert")).toHaveTextContent("Their sale");
  await user.click(screen.getByRole("button", { name: "Save mine" }));
  expect(calls.at(-1)?.body).toEqual({
    id: 3,
    from: { title: { en: "Their sale" }, url: "/theirs" },
    to: { title: { en: "My sale", fr: "Soldes" }, url: "/theirs" },
  });
});

test("keeps the input with the server's message after another failure", async () => {
  const { user } = open(() => ({ code: 400, message: "This link isn’t a page of the shop." }));
  await change(user, "My sale");
  expect(await screen.findByText("This link isn’t a page of the shop.")).toBeVisible();
  expect(screen.getByRole("textbox", { name: /Title/ })).toHaveValue("My sale");
});
