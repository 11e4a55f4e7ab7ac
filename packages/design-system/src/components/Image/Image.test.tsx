import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Image } from "./index.ts";

conforms("Image", (props) => <Image src="/tire.webp" alt="Tire" {...props} />);

test("offers better formats first and loads lazily by default", () => {
  const sources = [{ type: "image/avif", srcSet: "/tire@320.avif 320w" }];
  const { rerender } = render(<Image src="/tire.webp" alt="Tire" sources={sources} sizes="227px" />);
  const img = screen.getByRole("img", { name: "Tire" });
  expect(img).toHaveAttribute("loading", "lazy");
  const source = document.querySelector("source");
  expect(source).toHaveAttribute("type", "image/avif");
  expect(source).toHaveAttribute("sizes", "227px");
  rerender(<Image src="/tire.webp" alt="Tire" priority />);
  expect(img).toHaveAttribute("loading", "eager");
});

test("shows a smaller file beneath until the picture loads", () => {
  const { rerender } = render(
    <Image src="/tire.webp" alt="Tire" preview={'/tire"@320.webp'} data-testid="box" />,
  );
  expect(screen.getByTestId("box").style.background).toContain(String.raw`url("/tire\"@320.webp")`);
  rerender(<Image src="/tire.webp" alt="Tire" data-testid="box" />);
  expect(screen.getByTestId("box").style.background).toBe("");
});

test("replaces a broken picture with a placeholder of the same name, and tries a new one", () => {
  const { rerender } = render(<Image src="/gone.webp" alt="Tire" />);
  fireEvent.error(screen.getByRole("img"));
  expect(document.querySelector("img")).toBeNull();
  expect(screen.getByRole("img", { name: "Tire" })).toBeVisible();
  rerender(<Image src="/tire.webp" alt="Tire" />);
  expect(document.querySelector("img")).toHaveAttribute("src", "/tire.webp");
});

test("detects a picture that failed before hydration", async () => {
  const complete = vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
  const decode = vi.spyOn(HTMLImageElement.prototype, "decode").mockRejectedValue(new Error("gone"));
  render(<Image src="/early.webp" alt="Tire" />);
  await waitFor(() => expect(document.querySelector("img")).toBeNull());
  expect(screen.getByRole("img", { name: "Tire" })).toBeVisible();
  complete.mockRestore();
  decode.mockRestore();
});
