import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { createToastStore } from "./toast-store.ts";
import { ToastProvider, useToast, type ToastInput } from "./index.ts";

// The region is a module of its own: on a busy machine its first load takes longer than a test waits.
beforeAll(() => import("./ToastRegion.tsx"));

function Show({ toast }: { toast: ToastInput }) {
  const notify = useToast();
  return <button onClick={() => notify(toast)}>Show</button>;
}

async function show(toast: ToastInput) {
  render(
    <ToastProvider label="Notifications" closeLabel="Dismiss">
      <Show toast={toast} />
    </ToastProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
}

test("shows a toast in its region and takes it away by its cross", async () => {
  await show({ message: "Added to cart" });
  expect(await screen.findByRole("region", { name: "Notifications" })).toBeInTheDocument();
  expect(await screen.findByText("Added to cart", { selector: "[data-component] *" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByText("Added to cart", { selector: "[data-component] *" })).toBeNull();
});

test("what is read out names the region without its key", async () => {
  render(
    <ToastProvider label="Notices ({hotkey})" closeLabel="Dismiss">
      <Show toast={{ message: "Added to cart" }} />
    </ToastProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  const readOut = await screen.findByRole("status");
  await waitFor(() => expect(readOut).toHaveTextContent("Notices Added to cart"));
  expect(screen.getByRole("region", { name: "Notices (F8)" })).toBeInTheDocument();
});

test("the action is carried out once and closes the toast", async () => {
  const onAction = vi.fn();
  await show({ tone: "critical", title: "Payment failed.", action: { label: "Try again", onAction } });
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(onAction).toHaveBeenCalledOnce();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("keeps at most three; the oldest gives way", () => {
  const store = createToastStore();
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  for (const message of ["one", "two", "three", "four"]) act(() => store.add({ message }));
  expect(store.items().map(({ message }) => message)).toEqual(["two", "three", "four"]);
  leave();
  store.remove(store.items()[0]?.id ?? 0);
  expect(listener).toHaveBeenCalledTimes(4);
  expect(store.items()).toHaveLength(2);
});

test("without a provider the mistake is named", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => render(<Show toast={{}} />)).toThrow(/ToastProvider/);
});
