import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Rating } from "./index.ts";
import { coveredShare, starsPath } from "./stars-path.ts";

conforms("Rating", (props) => <Rating value={4} label="4 of 5" {...props} />);

test("is an image with a text, optionally next to the number", () => {
  render(
    <Rating value={4.5} label="4.5 of 5">
      4.5
    </Rating>,
  );
  expect(screen.getByRole("img", { name: "4.5 of 5" })).toBeInTheDocument();
  expect(screen.getByText("4.5")).toBeInTheDocument();
});

test.each([
  [0, 0],
  [2.5, 50],
  [5, 100],
  [-1, 0],
  [9, 100],
])("for a score of %d, fills %d percent", (value, share) => {
  expect(coveredShare(value)).toBe(share);
});

test("draws five closed stars", () => {
  expect(starsPath.match(/Z/g)).toHaveLength(5);
});
