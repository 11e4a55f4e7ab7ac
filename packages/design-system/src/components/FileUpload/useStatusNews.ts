"use client";
import { useState } from "react";
import type { UploadItem, UploadStatus } from "./upload-item.ts";

const isOver = (status: UploadStatus | undefined): boolean => status === "done" || status === "failed";

/** Announces files that are done or failed. Progress isn't announced; screen readers can query its bar. */
export function useStatusNews(items: readonly UploadItem[], wordsOf: (item: UploadItem) => string): string {
  const [state, setState] = useState({ items, news: "" });
  if (state.items === items) return state.news;
  const before = new Map(state.items.map(({ id, status }) => [id, status]));
  const changed = items.filter(({ id, status }) => before.has(id) && before.get(id) !== status);
  const ended = changed.filter(({ status }) => isOver(status));
  // Clears the old text on retry, because the same text wouldn't be announced twice.
  const isRestarted = changed.some(({ id }) => isOver(before.get(id)));
  const news = ended.length > 0 ? ended.map(wordsOf).join(" ") : isRestarted ? "" : state.news;
  setState({ items, news });
  return news;
}
