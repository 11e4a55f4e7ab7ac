import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { RatingInput, type RatingInputProps } from "./index.ts";
import meta from "./RatingInput.meta.ts";

const rating = (props: Partial<RatingInputProps> = {}) => (
  <RatingInput label="Product" word={(value) => `word ${value}`} {...props} />
);
const star = (name: string) => screen.getByRole("radio", { name });

conforms("RatingInput", (props) => rating(props));

keyboardTable(meta, {
  Tab: async (user) => {
    render(
      <>
        {rating({ defaultValue: 3 })}
        <button>after</button>
      </>,
    );
    await user.tab();
    expect(star("3 stars")).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button")).toHaveFocus();
  },
  "Arrow Right or Down": async (user) => {
    render(rating({ defaultValue: 4 }));
    await user.tab();
    await user.keyboard("{ArrowRight}");
    expect(star("5 stars")).toBeChecked();
    await user.keyboard("{ArrowDown}");
    expect(star("1 star")).toBeChecked();
  },
  "Arrow Left or Up": async (user) => {
    render(rating({ defaultValue: 2 }));
    await user.tab();
    await user.keyboard("{ArrowLeft}");
    expect(star("1 star")).toBeChecked();
    await user.keyboard("{ArrowUp}");
    expect(star("5 stars")).toBeChecked();
  },
  Space: async (user) => {
    render(rating());
    await user.tab();
    await user.keyboard(" ");
    expect(star("1 star")).toBeChecked();
  },
});

test("is a named group of five, or ten with halves", () => {
  const { rerender } = render(rating({ hint: "How was it?", required: true }));
  const group = screen.getByRole("radiogroup", { name: "Product" });
  expect(group).toHaveAccessibleDescription("How was it?");
  expect(group).toHaveAttribute("aria-required", "true");
  expect(screen.getAllByRole("radio")).toHaveLength(5);
  for (const radio of screen.getAllByRole("radio")) expect(radio).toBeRequired();
  rerender(rating({ half: true, error: "Choose one." }));
  expect(screen.getAllByRole("radio")).toHaveLength(10);
  expect(star("4.5 stars")).not.toBeChecked();
  expect(group).toHaveAttribute("aria-invalid", "true");
});

test("allows hiding the label, but not the texts next to it", () => {
  const { rerender } = render(rating({ aside: "Optional" }));
  const label = () => screen.getByText("Product");
  expect(screen.getByText("Optional")).toBeVisible();
  expect(label().closest("[data-component=VisuallyHidden]")).toBeNull();
  rerender(rating({ aside: "Optional", labelHidden: true }));
  expect(label().closest("[data-component=VisuallyHidden]")).not.toBeNull();
  expect(screen.getByRole("radiogroup", { name: "Product" })).toBeVisible();
});

test("hides stars and word from screen readers and names the options", () => {
  const { container } = render(rating({ defaultValue: 4 }));
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  expect(screen.getByText("word 4")).toHaveAttribute("aria-hidden", "true");
});

test("shows an icon for an error, but not for a hint", () => {
  const sign = () =>
    document
      .getElementById(screen.getByRole("radiogroup").getAttribute("aria-describedby") ?? "")
      ?.querySelector("svg");
  const { rerender } = render(rating({ hint: "How was it?" }));
  expect(sign()).toBeNull();
  rerender(rating({ error: "Choose one." }));
  expect(sign()).toBeInTheDocument();
});

test("selects on click; the word previews on hover and stays afterwards", async () => {
  const onValueChange = vi.fn();
  render(rating({ onValueChange }));
  const target = star("4 stars").closest("label") as HTMLElement;
  fireEvent.pointerEnter(target, { pointerType: "mouse" });
  expect(screen.getByText("word 4")).toBeVisible();
  expect(onValueChange).not.toHaveBeenCalled();
  fireEvent.pointerLeave(target.parentElement as HTMLElement, { pointerType: "mouse" });
  expect(screen.queryByText("word 4")).toBeNull();
  await userEvent.click(star("4 stars"));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(4);
  expect(screen.getByText("word 4")).toBeVisible();
});

test("doesn't preview on touch, and ignores disabled stars", async () => {
  render(rating({ disabled: true }));
  const target = star("4 stars").closest("label") as HTMLElement;
  fireEvent.pointerEnter(target, { pointerType: "mouse" });
  expect(screen.queryByText("word 4")).toBeNull();
  await userEvent.click(star("4 stars"));
  expect(star("4 stars")).not.toBeChecked();
});

test("submits the score", () => {
  render(<form data-testid="form">{rating({ name: "score", value: 4 })}</form>);
  expect(new FormData(screen.getByTestId<HTMLFormElement>("form")).get("score")).toBe("4");
});

test.each([false, ""])("treats the error %j as no error and keeps the hint", (error) => {
  render(<RatingInput label="Quality" hint="Five is best." error={error} />);
  expect(screen.getByRole("radiogroup")).toHaveAccessibleDescription("Five is best.");
});
