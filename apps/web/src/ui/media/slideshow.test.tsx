import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Slideshow } from "./slideshow.tsx";

const words = { label: "Games", previous: "Previous", next: "Next", pause: "Pause", play: "Play" };

const slides = (["games-football", "games-volleyball", "games-athletics"] as const).map((name) => ({
  key: name,
  photo: null,
  fallback: name,
  alt: name,
}));

describe("a slideshow as the server sends it", () => {
  const html = renderToString(<Slideshow slides={slides} sizes="100vw" interval={3000} words={words} eager />);

  it("a slideshow contains every slide and shows the first one", () => {
    expect(html.match(/<img/g)).toHaveLength(3);
    expect(html.match(/hidden=""/g)).toHaveLength(2);
    expect(html.indexOf("games-football")).toBeLessThan(html.indexOf('hidden=""'));
  });

  it("a slideshow loads only its first picture eagerly", () => {
    expect(html.match(/loading="lazy"/g)).toHaveLength(2);
    expect(html).toMatch(/alt="games-football"[^>]*fetchPriority="high"/);
  });

  it("a slideshow has a pause button and a counter", () => {
    expect(html).toContain('aria-label="Pause"');
    expect(html).toContain("1/3");
  });

  it("a slideshow of one picture has no buttons", () => {
    const single = <Slideshow slides={slides.slice(0, 1)} sizes="100vw" interval={3000} words={words} />;
    expect(renderToString(single)).not.toContain("<button");
  });
});
