import { StrictMode, useEffect, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { storiesById } from "./stories.ts";

const Hydrated = ({ children }: { children: ReactNode }): ReactNode => {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return children;
};

const id = new URLSearchParams(location.search).get("id") ?? "";
const Story = storiesById.get(id);
const container = document.querySelector("#story");
if (Story === undefined || container === null) throw new Error(`There is no story with the id ${id}`);
hydrateRoot(
  container,
  <StrictMode>
    <Hydrated>
      <Story />
    </Hydrated>
  </StrictMode>,
);
