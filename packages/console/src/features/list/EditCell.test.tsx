// @vitest-environment happy-dom
import { ApiError } from "@carmine/api/client";
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "../../testing/show.tsx";
import { EditCell } from "./EditCell.tsx";

afterEach(cleanup);

const changedTo = (current: string) =>
  new ApiError({ code: 409, data: { changed: [{ id: 1, field: "price", current }] } });

const edit = async (
  onSave: (to: string, from: string) => Promise<unknown>,
  onReload = async () => undefined,
) => {
  show(
    <EditCell
      label="Price"
      value="78.80"
      inputMode="decimal"
      validate={() => undefined}
      format={(value) => `$${value}`}
      onSave={onSave}
      onReload={onReload}
    >
      $78.80
    </EditCell>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button"));
  await user.clear(screen.getByRole("textbox"));
  await user.keyboard("74.90{Enter}");
  return user;
};

test("sends the new value with the previously shown one", async () => {
  const onSave = vi.fn(async () => undefined);
  await edit(onSave);
  expect(onSave).toHaveBeenCalledExactlyOnceWith("74.90", "78.80");
});

test("shows both values after another user changed it, and overwrites theirs on request", async () => {
  const onSave = vi.fn().mockRejectedValueOnce(changedTo("76.00")).mockResolvedValueOnce(undefined);
  const user = await edit(onSave);
  expect(await screen.findByRole("alert")).toHaveTextContent("Changed in the meantime");
  expect(screen.getByRole("button", { name: "Theirs: $76.00" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Mine: $74.90" }));
  expect(onSave).toHaveBeenLastCalledWith("74.90", "76.00");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("reloads the list after a conflict resolved with the other user's value", async () => {
  const onReload = vi.fn(async () => undefined);
  const user = await edit(() => Promise.reject(changedTo("76.00")), onReload);
  await user.click(await screen.findByRole("button", { name: "Theirs: $76.00" }));
  expect(onReload).toHaveBeenCalledOnce();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("keeps the field open with the server's message after another failure", async () => {
  await edit(() => Promise.reject(new ApiError({ code: 400, text: "Half the price needs a confirmation" })));
  expect(await screen.findByText("Half the price needs a confirmation")).toBeVisible();
  expect(screen.getByRole("textbox")).toHaveValue("74.90");
});
