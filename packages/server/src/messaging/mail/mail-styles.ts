/**
 * Styles of all mails. A style element instead of inline styles, because mail clients support it and only it
 * can follow dark mode.
 */
export const mailStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; background: #f5f6f8; color: #17181a; font: 16px/24px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Thai", "Noto Sans Lao", "Noto Sans SC", "PingFang SC", sans-serif; -webkit-text-size-adjust: 100%; }
table { border-collapse: collapse; border-spacing: 0; }
a { color: #c81e14; }
.preview { display: none; max-height: 0; overflow: hidden; }
.page { width: 100%; background: #f5f6f8; }
.page > tbody > tr > td { padding: 24px 12px; }
.sheet { width: 100%; max-width: 600px; text-align: left; background: #ffffff; border-radius: 12px; overflow: hidden; }
.brand { padding: 20px 32px; border-bottom: 3px solid #d9261c; font-size: 20px; line-height: 28px; font-weight: 700; letter-spacing: -0.01em; }
.brand a { color: #17181a; text-decoration: none; }
.body { padding: 32px 32px 24px; }
h1 { margin: 0 0 12px; font-size: 24px; line-height: 32px; letter-spacing: -0.01em; }
p { margin: 0 0 12px; overflow-wrap: anywhere; }
.row { margin: 20px 0 8px; }
.button { display: inline-block; padding: 12px 28px; border-radius: 6px; background: #d9261c; color: #ffffff; font-weight: 700; text-decoration: none; }
.facts { margin: 16px 0; width: 100%; background: #f5f6f8; border-radius: 8px; }
.facts td { padding: 8px 16px; font-size: 14px; line-height: 20px; vertical-align: top; }
.fact { font-weight: 700; overflow-wrap: anywhere; }
.items, .sums { width: 100%; margin-top: 20px; }
.items { border-top: 1px solid #e6e8ec; }
.items td { padding: 14px 0; border-bottom: 1px solid #e6e8ec; vertical-align: top; font-size: 14px; line-height: 20px; }
.picture { width: 76px; }
.picture img { display: block; width: 64px; height: 64px; border-radius: 6px; object-fit: cover; background: #f5f6f8; }
.item { padding-right: 16px; }
.amount { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.muted { color: #5f646c; }
.sums { margin-top: 8px; }
.sums td { padding: 4px 0; font-size: 14px; line-height: 20px; color: #5f646c; }
.sums .total td { padding-top: 10px; font-size: 18px; line-height: 26px; font-weight: 700; color: #17181a; }
.foot { padding: 20px 32px 28px; border-top: 1px solid #e6e8ec; font-size: 12px; line-height: 18px; color: #5f646c; }
.foot p { margin: 0 0 6px; }
@media (prefers-color-scheme: dark) {
  body, .page, .facts, .picture img { background: #0e0f11; }
  body, .brand a, .sums .total td { color: #f1f2f4; }
  .sheet { background: #17191c; }
  .items, .items td, .foot { border-color: #2a2d32; }
  .muted, .sums td, .foot { color: #a9aeb7; }
  a { color: #ff7d73; }
  .button { color: #ffffff; }
}
@media (max-width: 480px) { .brand, .body, .foot { padding-left: 20px; padding-right: 20px; } }
`;
