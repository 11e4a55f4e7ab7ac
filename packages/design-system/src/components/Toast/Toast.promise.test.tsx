import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { ToastProvider, useToast } from "./index.ts";

// The region is a lazy module, whose first load can exceed the test's timeout on a busy machine.
beforeAll(() => import("./ToastRegion.tsx"));

const undo = () => ({ label: "Undo", onAction: vi.fn() });
const shown = (words: string) => screen.findByText(words, { selector: "[data-component] *" });
const toastOf = async (words: string) =>
  (await shown(words)).closest("[data-component=Toast]") as HTMLElement;

describe("toast.promise", () => {
  function Save({ work }: { work: () => Promise<number> }) {
    const toast = useToast();
    const save = () =>
      toast.promise(work(), {
        loading: "Saving…",
        success: (count) => `${count} products saved`,
        error: (reason) => ({ title: "Not saved.", message: String(reason), action: undo() }),
      });
    return <button onClick={() => void save().catch(() => undefined)}>Save</button>;
  }

  const save = async (work: () => Promise<number>) => {
    render(
      <ToastProvider label="Notifications">
        <Save work={work} />
      </ToastProvider>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
  };

  test("shows a spinner until the promise is fulfilled, then the success message", async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    await save(() => promise);
    const loading = await toastOf("Saving…");
    expect(loading.querySelector("[data-component=Spinner]")).not.toBeNull();
    act(() => resolve(12));
    await shown("12 products saved");
    expect(screen.queryByText("Saving…", { selector: "[data-component] *" })).toBeNull();
    expect(document.querySelectorAll("[data-component=Toast]")).toHaveLength(1);
  });

  test("shows the error toast once the promise is rejected, even if the first one was dismissed", async () => {
    const { promise, reject } = Promise.withResolvers<number>();
    await save(() => promise);
    await shown("Saving…");
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    act(() => reject(new Error("Offline")));
    const failed = await toastOf("Error: Offline");
    expect(failed).toHaveTextContent("Not saved.");
    expect(within(failed).getByRole("button", { name: "Undo" })).toBeVisible();
  });
});
