// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useLocation, useNavigate } from "../app/location.ts";
import { showInApp } from "../testing/show-in-app.tsx";
import { useRestoreFocus } from "./use-restore-focus.ts";

/** A list whose chips are recreated with each address and removed one by one. */
const Page = () => {
  useRestoreFocus("content");
  const { search } = useLocation();
  const navigate = useNavigate();
  const left = ["width", "brand"].filter((name) => search.includes(name));
  return (
    <main id="content" tabIndex={-1}>
      <nav>
        <a key={search} href="/saved" onClick={() => void navigate("/?state=soldOut")}>
          Sold out
        </a>
      </nav>
      <ul>
        {left.map((name) => (
          <li key={name}>
            <button onClick={() => void navigate(`/?${left.filter((other) => other !== name).join("&")}`)}>
              Remove {name}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
};

const show = (path: string): unknown => showInApp(<Page />, { sent: [], answers: {} }, path);

const press = (element: HTMLElement): void => {
  element.focus();
  fireEvent.click(element);
};

afterEach(cleanup);

test("focuses a recreated element again", () => {
  show("/");
  const before = screen.getByText("Sold out");
  press(before);
  expect(screen.getByText("Sold out")).not.toBe(before);
  expect(document.activeElement).toBe(screen.getByText("Sold out"));
});

test("moves focus from a removed chip to the next one, and from the last one to the content", () => {
  show("/?width&brand");
  press(screen.getByText("Remove width"));
  expect(document.activeElement).toBe(screen.getByText("Remove brand"));
  press(screen.getByText("Remove brand"));
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

test("leaves focus that is elsewhere", () => {
  show("/?width&brand");
  const chip = screen.getByText("Remove width");
  chip.focus();
  const link = screen.getByText("Sold out");
  link.focus();
  fireEvent.click(chip);
  expect(document.activeElement?.textContent).toBe("Sold out");
});
