// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState, type ReactElement } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DraftForm } from "./DraftForm.tsx";
import { tabDraft } from "./tab-draft.ts";

const draft = tabDraft("note:1", ({ text }) => (typeof text === "string" ? text : null));

const Note = ({ first }: { first: string }): ReactElement => {
  const [text, setText] = useState(first);
  return (
    <input
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        sessionStorage.setItem(draft.key, JSON.stringify({ text: target.value }));
      }}
    />
  );
};

const Page = ({ shown }: { shown: boolean }): ReactElement | null =>
  shown ? <DraftForm draft={draft}>{(kept) => <Note first={kept ?? ""} />}</DraftForm> : null;

const field = () => screen.getByRole<HTMLInputElement>("textbox");

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test("restores the last input when the form is mounted again", () => {
  const { rerender } = render(<Page shown />);
  for (const text of ["Ring", "Ring twice"]) {
    fireEvent.change(field(), { target: { value: text } });
    rerender(<Page shown={false} />);
    rerender(<Page shown />);
    expect(field().value).toBe(text);
  }
});

test("doesn't remount the form while typing", () => {
  render(<Page shown />);
  const before = field();
  fireEvent.change(before, { target: { value: "Ring" } });
  expect(field()).toBe(before);
});
