import { act, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { Dialog } from "../Dialog/index.ts";
import { createToastStore } from "./toast-store.ts";
import { ToastProvider, useToast, type ToastInput } from "./index.ts";
import meta from "./Toast.meta.ts";

// The region is a lazy module, whose first load can exceed the test's timeout on a busy machine.
beforeAll(() => import("./ToastRegion.tsx"));

function Show({ toast }: { toast: ToastInput }) {
  const notify = useToast();
  return <button onClick={() => notify(toast)}>Show</button>;
}

async function show(toast: ToastInput) {
  render(
    <ToastProvider label="Notifications">
      <Show toast={toast} />
    </ToastProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
}

const undo = () => ({ label: "Undo", onAction: vi.fn() });
const shown = (words: string) => screen.findByText(words, { selector: "[data-component] *" });
const toastOf = async (words: string) =>
  (await shown(words)).closest("[data-component=Toast]") as HTMLElement;

keyboardTable(meta, {
  F8: async (user) => {
    await show({ message: "Added to cart" });
    await shown("Added to cart");
    await user.keyboard("[F8]");
    expect(screen.getByRole("region", { name: "Notifications" })).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
  Tab: async (user) => {
    await show({ message: "Removed from cart", action: undo() });
    const toast = await toastOf("Removed from cart");
    await user.keyboard("[F8]");
    await user.tab();
    expect(toast).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "Dismiss" })).toHaveFocus();
  },
  Enter: async (user) => {
    const action = undo();
    await show({ message: "Removed from cart", action });
    await shown("Removed from cart");
    screen.getByRole("button", { name: "Undo" }).focus();
    await user.keyboard("{Enter}");
    expect(action.onAction).toHaveBeenCalledOnce();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  },
  Escape: async (user) => {
    await show({ message: "Added to cart" });
    (await toastOf("Added to cart")).focus();
    await user.keyboard("{Escape}");
    expect(screen.queryByText("Added to cart", { selector: "[data-component] *" })).toBeNull();
  },
});

test("shows a toast in its region and dismisses it from its close button", async () => {
  await show({ message: "Added to cart" });
  expect(await screen.findByRole("region", { name: "Notifications" })).toBeInTheDocument();
  expect(await screen.findByText("Added to cart", { selector: "[data-component] *" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByText("Added to cart", { selector: "[data-component] *" })).toBeNull();
});

test("announces the region's name without the shortcut", async () => {
  render(
    <ToastProvider label="Notices ({hotkey})">
      <Show toast={{ message: "Added to cart" }} />
    </ToastProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  const readOut = await screen.findByRole("status");
  await waitFor(() => expect(readOut).toHaveTextContent("Notices Added to cart"));
  expect(screen.getByRole("region", { name: "Notices (F8)" })).toBeInTheDocument();
});

test("runs the action once and closes the toast", async () => {
  const onAction = vi.fn();
  await show({ tone: "critical", title: "Payment failed.", action: { label: "Try again", onAction } });
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(onAction).toHaveBeenCalledOnce();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("keeps at most three and dismisses the oldest", () => {
  const store = createToastStore();
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  for (const message of ["one", "two", "three", "four"]) act(() => void store.add({ message }));
  expect(store.items().map(({ message }) => message)).toEqual(["two", "three", "four"]);
  leave();
  store.remove(store.items()[0]?.id ?? 0);
  expect(listener).toHaveBeenCalledTimes(4);
  expect(store.items()).toHaveLength(2);
});

describe("over an open dialog", () => {
  const inDialog = (
    <ToastProvider label="Notifications">
      <Show toast={{ message: "Added to cart", action: undo() }} />
      <Dialog title="Cart" trigger={<button>Open</button>}>
        <Show toast={{ message: "Saved", action: undo() }} />
      </Dialog>
    </ToastProvider>
  );
  const region = () => screen.getByRole("region", { name: "Notifications" });
  const open = async (user: UserEvent) => user.click(screen.getByRole("button", { name: "Open" }));

  test("announces a new toast, and reaches it by shortcut and back by Tab", async () => {
    const user = userEvent.setup();
    render(inDialog);
    await open(user);
    await user.click(screen.getByRole("button", { name: "Show" }));
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Notifications Saved"));
    await user.keyboard("[F8]");
    expect(region()).toContainElement(document.activeElement as HTMLElement);
    await user.tab();
    await user.tab();
    expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
  });

  test.each(["before", "after"])("dismisses only a toast that appeared %s it on Escape", async (when) => {
    const user = userEvent.setup();
    render(inDialog);
    const add = () => user.click(screen.getByRole("button", { name: "Show" }));
    if (when === "before") await add();
    await open(user);
    if (when === "after") await add();
    const toast = await toastOf(when === "after" ? "Saved" : "Added to cart");
    toast.focus();
    await user.keyboard("x");
    expect(toast).toBeVisible();
    await user.keyboard("{Escape}");
    expect(toast).not.toBeInTheDocument();
    expect(screen.getByRole("dialog")).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("keeps an existing toast reachable, and shown after the dialog closes", async () => {
    const user = userEvent.setup();
    render(inDialog);
    await user.click(screen.getByRole("button", { name: "Show" }));
    const toast = await toastOf("Added to cart");
    await open(user);
    expect(screen.getByRole("dialog")).toContainElement(toast);
    expect(region()).toContainElement(toast);
    expect(toast).toHaveStyle({ pointerEvents: "auto" });
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(region()).toContainElement(toast);
  });
});

test("renders no region before the first toast", async () => {
  render(<ToastProvider label="Notifications">{null}</ToastProvider>);
  await act(async () => void (await import("./ToastRegion.tsx")));
  expect(screen.queryByRole("region")).toBeNull();
});

test.each([
  ["critical", "assertive"],
  ["success", "polite"],
  ["info", "polite"],
] as const)("%s: announces title and text as %s", async (tone, live) => {
  await show({ tone, title: "Payment failed.", message: "Try another card.", action: undo() });
  expect(await toastOf("Payment failed.")).toHaveTextContent("Payment failed. Try another card.Undo");
  expect(await screen.findByRole("status")).toHaveAttribute("aria-live", live);
  expect(screen.getByRole("button", { name: "Undo" })).toHaveAttribute("type", "button");
});

test("renders no title element without a title", async () => {
  await show({ message: "Added to cart" });
  const words = await shown("Added to cart");
  expect(words.parentElement?.childElementCount).toBe(1);
});

test("keeps a toast with an action visible longer", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  render(
    <ToastProvider label="Notifications">
      <Show toast={{ message: "Saved" }} />
      <Show toast={{ message: "Removed", action: undo() }} />
    </ToastProvider>,
  );
  const [plain, acting] = screen.getAllByRole("button", { name: "Show" });
  const words = () =>
    [...document.querySelectorAll("[data-component=Toast]")].map((toast) => toast.textContent);
  await act(async () => plain?.click());
  await act(async () => acting?.click());
  expect(words()).toEqual(["Saved", "RemovedUndo"]);
  await wait(4900);
  expect(words()).toHaveLength(2);
  await wait(200);
  expect(words()).toEqual(["RemovedUndo"]);
  await wait(3000);
  expect(words()).toEqual([]);
  vi.useRealTimers();
});

test("doesn't count a dismissed toast among the three", async () => {
  const names = ["one", "two", "three", "four"];
  render(
    <ToastProvider label="Notifications">
      {names.map((message) => (
        <Show key={message} toast={{ message }} />
      ))}
    </ToastProvider>,
  );
  const [one, two, three, four] = screen.getAllByRole("button", { name: "Show" }) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  await userEvent.click(one);
  await userEvent.click(two);
  await userEvent.click(within(await toastOf("two")).getByRole("button", { name: "Dismiss" }));
  await userEvent.click(three);
  await userEvent.click(four);
  for (const message of ["one", "three", "four"]) expect(await toastOf(message)).toBeVisible();
});

test("dismisses only the toast whose cause is over", async () => {
  function Page() {
    const notify = useToast();
    const [end, setEnd] = useState<() => void>();
    return (
      <>
        <button onClick={() => setEnd(() => notify({ tone: "critical", message: "Select an item" }))}>
          Buy
        </button>
        <button onClick={() => notify({ message: "Saved" })}>Save</button>
        <button onClick={end}>Select</button>
      </>
    );
  }
  const user = userEvent.setup();
  render(
    <ToastProvider label="Notifications">
      <Page />
    </ToastProvider>,
  );
  for (const name of ["Buy", "Save"]) await user.click(screen.getByRole("button", { name }));
  const [warning, saved] = [await toastOf("Select an item"), await toastOf("Saved")];
  for (let press = 0; press < 2; press += 1) await user.click(screen.getByRole("button", { name: "Select" }));
  expect(warning).not.toBeInTheDocument();
  expect(saved).toBeVisible();
});

test("throws a clear error without a provider", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => render(<Show toast={{}} />)).toThrow(/ToastProvider/);
});
