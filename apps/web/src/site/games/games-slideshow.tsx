import type { List } from "#platform/data/page-data.ts";
import { type DescribedPicture, useDictionary } from "#platform/words/dictionary.ts";
import { displayName } from "#platform/words/display-name.ts";
import { Plate } from "#ui/layout/plate.tsx";
import { RetryNotice } from "#ui/lists/retry-notice.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { type Slide, Slideshow } from "#ui/media/slideshow.tsx";

const sports = ["football", "basketball", "volleyball", "athletics"] as const;
const drawing = (index: number): DescribedPicture => `games-${sports[index % sports.length] ?? sports[0]}`;

const sizes = "(min-width: 62rem) 49vw, 100vw";

/** Slideshow of the four newest files titled GAMES, or of artwork if there are none. */
export function GamesSlideshow({ list }: { list: List }) {
  const { common, games, gallery } = useDictionary();
  const own = useArtworkSlides();
  const slides = list.items.map<Slide>(({ id, name, description, photo, focal, alt }, index) => ({
    key: id,
    caption: displayName(name, gallery.untitled),
    render: (loading) => (
      <Picture
        {...loading}
        photo={photo}
        focal={focal}
        fallback={drawing(index)}
        alt={alt ?? description ?? name}
        sizes={sizes}
      />
    ),
  }));
  const words = {
    label: games.slideshow,
    previous: common.previousPicture,
    next: common.nextPicture,
    pause: common.pause,
    play: common.play,
  };
  return (
    <>
      <Plate bleed>
        <Slideshow slides={slides.length > 0 ? slides : own} interval={4000} words={words} eager />
      </Plate>
      {list.failed && (
        <RetryNotice title={common.listFailed} retryLabel={common.retry}>
          {common.listFailedHint}
        </RetryNotice>
      )}
    </>
  );
}

function useArtworkSlides(): Slide[] {
  const { artwork, games } = useDictionary();
  return sports.map((sport, index) => ({
    key: sport,
    caption: games[sport].title,
    render: (loading) => (
      <Picture {...loading} photo={null} fallback={drawing(index)} alt={artwork[drawing(index)]} sizes={sizes} />
    ),
  }));
}
