/**
 * A stand-in for the parts of Google's script that the site uses: a Web Mercator map, overlays, shapes, events.
 * Runs in the page. With `rejectsKey` it rejects the key once its map has loaded, as Google does.
 */
const TILE = 256;

class LatLng {
  constructor(lat, lng) {
    this.at = { lat, lng };
  }
  lat = () => this.at.lat;
  lng = () => this.at.lng;
}

/** Converts coordinates to pixels of the whole world. */
const toPlane = ({ lat, lng }, zoom) => {
  const size = TILE * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: size * (lng / 360 + 0.5),
    y: size * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
};
const fromPlane = ({ x, y }, zoom) => {
  const size = TILE * 2 ** zoom;
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI;
  return { lat, lng: (x / size) * 360 - 180 };
};

class Target {
  listeners = new Map();
  addListener(name, listener) {
    const all = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, all.add(listener));
    return { target: this, name, listener, remove: () => all.delete(listener) };
  }
  tell(...names) {
    for (const name of names) for (const listener of this.listeners.get(name) ?? []) listener();
  }
}

class GoogleMap extends Target {
  tile = document.createElement('img');
  panes = {
    overlayLayer: document.createElement('div'),
    overlayMouseTarget: document.createElement('div'),
  };
  overlays = new Set();

  constructor(element, look) {
    super();
    this.element = element;
    this.look = look;
    this.at = { lat: look.center.lat(), lng: look.center.lng() };
    this.zoom = look.zoom;
    const frame = document.createElement('div');
    frame.className = 'gm-style';
    const owner = document.createElement('a');
    owner.href = 'https://maps.google.com/maps';
    owner.textContent = 'Google';
    this.tile.alt = '';
    frame.append(this.tile, this.panes.overlayLayer, this.panes.overlayMouseTarget, owner);
    element.append(frame);
    element.addEventListener('wheel', (event) => this.turn(event));
    this.changed();
    if (window.rejectsKey) setTimeout(() => window.gm_authFailure?.(), 50);
  }

  /** Without Ctrl a cooperative map leaves the wheel to the page. */
  turn(event) {
    if (this.look.gestureHandling !== 'greedy' && !event.ctrlKey) return;
    event.preventDefault();
    this.setZoom(this.zoom - Math.sign(event.deltaY));
  }
  getCenter = () => new LatLng(this.at.lat, this.at.lng);
  getZoom = () => this.zoom;
  setOptions(look) {
    Object.assign(this.look, look);
  }
  setZoom(zoom) {
    this.moveCamera({ zoom });
  }
  panBy(x, y) {
    const middle = toPlane(this.at, this.zoom);
    this.moveCamera({ center: fromPlane({ x: middle.x + x, y: middle.y + y }, this.zoom) });
  }
  moveCamera({ center = this.at, zoom = this.zoom }) {
    const next = Math.min(Math.max(zoom, this.look.minZoom), this.look.maxZoom);
    const isOther = next !== this.zoom;
    this.at = center;
    this.zoom = next;
    if (isOther) this.tell('zoom_changed');
    this.changed();
  }
  pixelOf(point) {
    const [one, middle] = [toPlane(point, this.zoom), toPlane(this.at, this.zoom)];
    const { clientWidth, clientHeight } = this.element;
    return { x: one.x - middle.x + clientWidth / 2, y: one.y - middle.y + clientHeight / 2 };
  }
  changed() {
    this.tile.src = `https://maps.googleapis.com/maps/vt?z=${this.zoom}&at=${this.at.lat},${this.at.lng}`;
    requestAnimationFrame(() => {
      for (const overlay of this.overlays) overlay.begin();
      this.tell('bounds_changed', 'idle');
    });
  }
}

class OverlayView {
  map = null;
  isBegun = false;
  onAdd() {}
  draw() {}
  onRemove() {}
  setMap(map) {
    this.map?.overlays.delete(this);
    if (!map && this.isBegun) this.onRemove();
    this.map = map;
    map?.overlays.add(this);
  }
  begin() {
    if (!this.isBegun) this.onAdd();
    this.isBegun = true;
    this.draw();
  }
  getPanes() {
    return this.map?.panes;
  }
  getProjection() {
    const toPixel = (point) => this.map?.pixelOf(point.at);
    return {
      fromLatLngToDivPixel: toPixel,
      fromLatLngToContainerPixel: toPixel,
      fromContainerPixelToLatLng: () => this.map?.getCenter(),
    };
  }
}

/** A shape that is only present, not drawn. */
class Shape {
  element = document.createElement('div');
  constructor() {
    this.element.className = 'gm-shape';
  }
  setMap(map) {
    if (map) map.panes.overlayLayer.append(this.element);
    else this.element.remove();
  }
}

// Google adds a style element of its own.
const style = document.createElement('style');
style.textContent =
  '.gm-style, .gm-style > * { position: absolute; inset: 0 } .gm-style > a { inset: auto auto 0 0 }';
document.head.append(style);
const { maps } = window.google;
Object.assign(maps, {
  version: '3.60.0',
  Map: GoogleMap,
  OverlayView,
  LatLng,
  Polygon: Shape,
  Circle: Shape,
  event: {
    addListener: (target, name, listener) => target.addListener(name, listener),
    removeListener: (added) => added.remove(),
    clearInstanceListeners: (target) => target.listeners.clear(),
  },
  importLibrary: async () => maps,
});
maps.__ib__();
