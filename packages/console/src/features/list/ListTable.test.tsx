// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { preferences, setPreferences } from "../../app/preferences.ts";
import { show } from "../../testing/show.tsx";
import { ListTable } from "./ListTable.tsx";

afterEach(() => {
  cleanup();
  setPreferences({ density: "comfortable", hiddenColumns: {} });
});

test("keeps the row height and the columns that the user chose", async () => {
  const table = (
    <ListTable
      list="tires"
      initiallyHidden={["code"]}
      label="Tires"
      columns={[
        { id: "name", header: "Name", cell: ({ name }) => name },
        { id: "code", header: "Code", cell: ({ code }) => code },
      ]}
      rows={[{ name: "Sport One", code: "SO-17" }]}
      rowKey={({ code }) => code}
      rowLabel={({ name }) => name}
      empty={null}
    />
  );
  show(table);
  const user = userEvent.setup();
  expect(screen.queryByText("SO-17")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Columns" }));
  await user.click(screen.getByRole("checkbox", { name: "Code" }));
  await user.click(screen.getByRole("radio", { name: "Compact" }));
  expect(screen.getByText("SO-17")).toBeInTheDocument();
  expect(preferences()).toMatchObject({ density: "compact", hiddenColumns: { tires: [] } });

  cleanup();
  show(table);
  expect(screen.getByText("SO-17")).toBeInTheDocument();
});
