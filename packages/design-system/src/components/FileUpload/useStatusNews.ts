"use client";
import { useState } from "react";
import type { UploadItem } from "./upload-item.ts";

/** What has just become of files: done or failed. Progress itself is not announced, its bar can be asked. */
export function useStatusNews(items: readonly UploadItem[], wordsOf: (item: UploadItem) => string): string {
  const [state, setState] = useState({ items, news: "" });
  if (state.items === items) return state.news;
  const before = new Map(state.items.map(({ id, status }) => [id, status]));
  const ended = items.filter(
    ({ id, status }) =>
      (status === "done" || status === "failed") && before.has(id) && before.get(id) !== status,
  );
  const news = ended.length > 0 ? ended.map(wordsOf).join(" ") : state.news;
  setState({ items, news });
  return news;
}
