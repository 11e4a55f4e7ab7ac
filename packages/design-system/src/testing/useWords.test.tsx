import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SampleLanguageContext } from "./samples.ts";
import { useWords } from "./useWords.ts";

function Said() {
  const say = useWords();
  return (
    <p>
      {say("Close")}, {say("Page {count}", 4)}
    </p>
  );
}

test("stories speak the language of the toolbar, English without one", () => {
  const { rerender } = render(<Said />);
  expect(screen.getByText("Close, Page 4")).toBeInTheDocument();
  rerender(
    <SampleLanguageContext value="zh-CN">
      <Said />
    </SampleLanguageContext>,
  );
  expect(screen.getByText("关闭, 第 4 页")).toBeInTheDocument();
});
