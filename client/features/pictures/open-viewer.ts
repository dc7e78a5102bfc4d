/**
 * The full-window picture viewer with swiping, zooming and keyboard control. Lazy-loaded when a picture is
 * opened.
 */
import './viewer.css';
import PhotoSwipe, { type SlideData } from 'photoswipe';
import {
  MAX_WIDTH,
  type PictureFormat,
  pictureSrcset,
  pictureUrl,
  pictureWidthFor,
} from '../../../shared/pictures/versions.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import type { StoredPicture } from './picture.tsx';
import { readPictureHash, setPictureHash } from './picture-hash.ts';

/** A picture, or a link to a film on another site. */
export interface ViewerSlide {
  /** Name in the URL's hash: `photo-3`. */
  name: string;
  caption: string;
  /** Language of the caption, when it differs from the page's. */
  lang?: string;
  picture?: StoredPicture;
  /** URL of a film or tour on another site. */
  href?: string;
}

interface ViewerTexts {
  dialog: string;
  close: string;
  zoom: string;
  previous: string;
  next: string;
  failed: string;
  counter(number: number, count: number): string;
}

/** Space for the buttons above a picture and the caption below, in pixels. */
const PADDING = { top: 60, bottom: 60, left: 0, right: 0 };

interface Viewer {
  slides: readonly ViewerSlide[];
  /** Index of the slide that is opened first. */
  first: number;
  texts: ViewerTexts;
  onClose: () => void;
}

/**
 * Opens the viewer over the page. The URL's hash follows the shown slide, and the focus returns after closing.
 * Returns a function that closes the viewer.
 */
export function openViewer({ slides, first, texts, onClose }: Viewer): () => void {
  const format = formatOfPage();
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const viewer = new PhotoSwipe({
    dataSource: slides.map((slide) => dataOf(slide, format)),
    index: first,
    counter: false,
    bgOpacity: 1,
    padding: PADDING,
    showHideAnimationType: reduced ? 'none' : 'fade',
    loop: slides.length > 1,
    mainClass: slides.length > 1 ? 'viewer' : 'viewer viewer--single',
    closeTitle: texts.close,
    zoomTitle: texts.zoom,
    arrowPrevTitle: texts.previous,
    arrowNextTitle: texts.next,
    errorMsg: texts.failed,
  });
  viewer.on('contentLoad', (event) => {
    const slide = slides[event.content.index];
    if (!slide?.href) return;
    event.preventDefault();
    event.content.element = filmLink(slide, slide.href);
  });
  viewer.on('uiRegister', () => {
    viewer.element?.setAttribute('aria-label', texts.dialog);
    viewer.element?.setAttribute('aria-modal', 'true');
    // PhotoSwipe sets the English role descriptions "carousel" and "slide".
    for (const part of viewer.element?.querySelectorAll('[aria-roledescription]') ?? [])
      part.removeAttribute('aria-roledescription');
    addCaption(viewer, slides, texts);
  });
  viewer.on('change', () => setPictureHash(slides[viewer.currIndex]?.name));
  viewer.on('destroy', () => {
    // After a navigation the URL belongs to another page.
    if (slides.some(({ name }) => name === readPictureHash())) setPictureHash(undefined);
    onClose();
  });
  viewer.init();
  return () => viewer.destroy();
}

/** Returns the picture format that the browser selected on this page. */
function formatOfPage(): PictureFormat {
  const shown = document.querySelector<HTMLImageElement>('img.picture')?.currentSrc ?? '';
  return (/\.(avif|webp)$/.exec(shown)?.[1] as PictureFormat | undefined) ?? 'jpg';
}

function dataOf({ picture, caption }: ViewerSlide, format: PictureFormat): SlideData {
  if (!picture) return { type: 'film' };
  const { width, height } = picture;
  return {
    src: pictureUrl(picture, pictureWidthFor(width, MAX_WIDTH), format),
    srcset: pictureSrcset(picture, format),
    width,
    height,
    alt: caption,
  };
}

function filmLink({ caption }: ViewerSlide, href: string): HTMLDivElement {
  const film = document.createElement('div');
  film.className = 'viewer__film';
  const link = Object.assign(document.createElement('a'), {
    href,
    textContent: `${caption} (${new URL(href).hostname})`,
    target: '_blank',
    rel: 'noreferrer',
    className: buttonClass(),
  });
  film.append(link);
  return film;
}

/** Adds the slide's number and caption, visibly and for screen readers. */
function addCaption(viewer: PhotoSwipe, slides: readonly ViewerSlide[], { counter }: ViewerTexts): void {
  viewer.ui?.registerElement({
    name: 'caption',
    appendTo: 'root',
    className: 'viewer__caption',
    onInit: (element) => {
      element.setAttribute('aria-live', 'polite');
      const number = document.createElement('span');
      const text = document.createElement('span');
      number.className = 'viewer__counter';
      element.append(number, text);
      viewer.on('change', () => {
        const slide = slides[viewer.currIndex];
        number.textContent = counter(viewer.currIndex + 1, slides.length);
        text.textContent = slide?.caption ?? '';
        text.lang = slide?.lang ?? '';
      });
    },
  });
}
