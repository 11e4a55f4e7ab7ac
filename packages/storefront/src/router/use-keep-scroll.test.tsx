// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { useKeepScroll } from "./use-keep-scroll.ts";

const Frame = () => (
  <div onClickCapture={useKeepScroll()}>
    <a href="#fr" hrefLang="fr">
      Français
    </a>
  </div>
);

afterEach(cleanup);

test("restores the scroll position once in the document of another language", async () => {
  const scrollTo = vi.spyOn(window, "scrollTo").mockReturnValue();
  const { getByRole, unmount } = render(<Frame />);
  expect(scrollTo).not.toHaveBeenCalled();
  vi.spyOn(window, "scrollY", "get").mockReturnValue(640);
  await userEvent.click(getByRole("link"));
  unmount();
  render(<Frame />).unmount();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 640);
  render(<Frame />);
  expect(scrollTo).toHaveBeenCalledOnce();
});

test("shows the page when the browser forbids storage", () => {
  vi.spyOn(globalThis, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  });
  expect(render(<Frame />).getByRole("link").textContent).toBe("Français");
});
