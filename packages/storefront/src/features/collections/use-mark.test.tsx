// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { queries } from "@carmine/api/hooks";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { showInApp } from "../../testing/show-in-app.tsx";
import { useMark } from "./use-mark.ts";

const Heart = ({ id }: { id: number }) => {
  const { on, set } = useMark("products", id);
  return (
    <button aria-pressed={on} onClick={() => set(!on)}>
      {id}
    </button>
  );
};
const heart = (id: number) => screen.getByRole("button", { name: String(id) });

afterEach(cleanup);

test("rolls back only the failed change, not one made in the meantime", async () => {
  const app = showInApp(
    <>
      <Heart id={1} />
      <Heart id={2} />
    </>,
    { sent: [], answers: {} },
  );
  let fail = (_reason: Error): void => undefined;
  const answer = new Promise<never>((_resolve, reject) => (fail = reject));
  // The list is also fetched; its failure is ignored.
  answer.catch(() => undefined);
  vi.spyOn(app.api, "callAny").mockReturnValue(answer);
  const { queryKey } = queries.collectionMarks(app.api);
  act(() => {
    app.queryClient.setQueryData(queryKey, { products: [], shops: [] });
    app.stores.session.getState().set(true);
  });
  fireEvent.click(heart(1));
  await waitFor(() => expect(heart(1)).toHaveAttribute("aria-pressed", "true"));
  // Set while the first request is pending.
  app.queryClient.setQueryData(queryKey, { products: [2, 1], shops: [5] });
  fail(new Error("No answer"));
  await waitFor(() => expect(heart(1)).toHaveAttribute("aria-pressed", "false"));
  expect(app.queryClient.getQueryData(queryKey)).toEqual({ products: [2], shops: [5] });
});
