import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { DesignSystemProvider } from "../../provider/index.ts";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { localeIn } from "../../testing/locales.ts";
import { StatCard } from "./index.ts";
import meta from "./StatCard.meta.ts";

conforms("StatCard", (props) => <StatCard label="Orders" value={12} {...props} />);

keyboardTable(meta, {
  Tab: async (user) => {
    render(<StatCard label="Orders" value={12} href="/orders" />);
    await user.tab();
    expect(screen.getByRole("link", { name: "Orders" })).toHaveFocus();
  },
});

test("reads the direction of a change in the user's language", () => {
  const { container } = render(
    <DesignSystemProvider locale="es" messages={localeIn.es}>
      <StatCard
        label="Pedidos"
        value="143"
        change={{ text: "26", direction: "down" }}
        details="frente a octubre"
      />
    </DesignSystemProvider>,
  );
  expect(container).toHaveTextContent("Pedidos143Baja 26frente a octubre");
});

test("has no link, change or details unless given", () => {
  const { container } = render(<StatCard label="Orders" value={0} />);
  expect(screen.queryByRole("link")).toBeNull();
  expect(container).toHaveTextContent(/^Orders0$/);
});
