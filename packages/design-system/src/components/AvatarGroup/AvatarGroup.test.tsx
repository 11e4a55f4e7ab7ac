import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { AvatarGroup } from "./index.ts";

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Person ${index + 1}` }));
const names = () =>
  screen.getAllByRole("listitem").map((item) => item.querySelector("span + span")?.textContent);

conforms("AvatarGroup", (props) => <AvatarGroup label="Team" people={people(2)} {...props} />);

test("is a labeled list of people", () => {
  render(<AvatarGroup label="Assigned to" people={people(2)} />);
  expect(screen.getByRole("list", { name: "Assigned to" })).toBeVisible();
  expect(names()).toEqual(["Person 1", "Person 2"]);
});

test("counts the people beyond the maximum, and names them on hover", () => {
  render(<AvatarGroup label="Team" people={people(5)} max={3} />);
  expect(names()).toEqual(["Person 1", "Person 2", "Person 3", "2 more"]);
  expect(screen.getByText("+2").parentElement).toHaveAttribute("title", "Person 4, Person 5");
});

test("shows the last person instead of a count of 1", () => {
  render(<AvatarGroup label="Team" people={people(4)} max={3} />);
  expect(names()).toHaveLength(4);
  expect(screen.queryByText("+1")).toBeNull();
});
