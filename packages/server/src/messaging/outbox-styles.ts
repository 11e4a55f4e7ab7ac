/** Styles of the outbox page. It can't use the storefront's, because the server doesn't depend on it. */
export const outboxStyles = `
    :root {
      color-scheme: light dark;
      font: 14px/1.5 system-ui, sans-serif;
      --page: light-dark(#f5f6f8, #0e0f11); --card: light-dark(#fff, #17191c); --line: light-dark(#e6e8ec, #2a2d32);
      --edge: light-dark(#85898f, #7c828b); --ink: light-dark(#17181a, #f1f2f4); --muted: light-dark(#5f646c, #a9aeb7);
      --act: light-dark(#d9261c, #ff7d73); --tint: light-dark(#fff1f0, #331613);
    }
    * { box-sizing: border-box; margin: 0; }
    body { background: var(--page); color: var(--ink); overflow-wrap: anywhere; }
    main { max-width: 752px; margin: 0 auto; padding: 32px 16px 64px; }
    h1 { font-size: 24px; line-height: 32px; letter-spacing: -0.01em; }
    a { color: var(--act); text-underline-offset: 3px; }
    a:not(:hover) { text-decoration: none; }
    :focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
    .about { color: var(--muted); }
    form { display: flex; align-items: center; gap: 12px; margin: 16px 0; }
    input { flex: 1; min-width: 0; }
    input, button { font: inherit; height: 40px; padding: 0 12px; border: 1px solid var(--edge); border-radius: 4px; background: var(--card); color: inherit; }
    button { padding: 0 20px; font-weight: 700; }
    button:hover { background: var(--page); }
    ol { display: grid; gap: 16px; padding: 0; list-style: none; }
    article, .nothing { padding: 16px 24px; border-radius: 8px; background: var(--card); }
    .nothing { padding-block: 64px; text-align: center; color: var(--muted); }
    header { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; padding-bottom: 12px; border-bottom: 1px solid var(--line); font-size: 12px; }
    .kind { padding: 1px 8px; border-radius: 99px; background: var(--page); color: var(--muted); }
    time { margin-left: auto; color: var(--muted); font-variant-numeric: tabular-nums; }
    h2 { margin-top: 12px; font-size: 16px; line-height: 24px; }
    .code { width: fit-content; margin: 12px 0; padding: 8px 12px 8px 20px; border-radius: 8px; background: var(--tint); color: var(--act); font: 700 30px/1.25 ui-monospace, monospace; letter-spacing: 8px; user-select: all; }
    pre { margin-top: 4px; font: inherit; white-space: pre-wrap; color: var(--muted); }
`;
