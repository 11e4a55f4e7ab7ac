import { fireEvent, render } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { firstLetter } from "./first-letter.ts";
import { Avatar } from "./index.ts";

conforms("Avatar", (props) => <Avatar name="Mara" {...props} />);

test.each([
  ["mara", "M"],
  [" Émile", "É"],
  ["ນ້ອຍ", "ນ້"],
  ["👨‍👩‍👧 family", "👨‍👩‍👧"],
  ["", ""],
])("maps %j to its first letter %j", (name, letter) => {
  expect(firstLetter(name)).toBe(letter);
});

test("shows the letter if the picture fails to load", () => {
  const { container } = render(<Avatar name="Mara" src="/gone.webp" />);
  const img = container.querySelector("img");
  expect(img).toBeInTheDocument();
  if (img) fireEvent.error(img);
  expect(container).toHaveTextContent("M");
});
