vcl 4.1;

# Varnish as a shared cache between nginx or Caddy (TLS) and two app servers. Copy this file to
# /etc/varnish/default.vcl, change the addresses, and let the proxy send all requests to Varnish alone. Start it with
#   varnishd -a 127.0.0.1:6081 -f /etc/varnish/default.vcl -p http_gzip_support=off
# because Varnish otherwise asks the site for gzip only. App servers need TRUST_PROXY=2 (the proxy and Varnish) and
# SHARED_CACHE_SECONDS, such as 10: a change of the homes is visible after at most that time.

import directors;
import std;

# The probe is /healthz: /readyz would fail on all app servers while the database is unreachable, although the site
# still has its cached pages.
probe alive {
    .url = "/healthz";
    .interval = 2s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

backend one {
    .host = "10.0.0.11";
    .port = "3000";
    .probe = alive;
    .connect_timeout = 2s;
}

backend two {
    .host = "10.0.0.12";
    .port = "3000";
    .probe = alive;
    .connect_timeout = 2s;
}

sub vcl_init {
    new site = directors.round_robin();
    site.add_backend(one);
    site.add_backend(two);
}

sub vcl_recv {
    set req.backend_hint = site.backend();
    # Live agendas: a response that does not end.
    if (req.url ~ "^/graphql/stream") {
        return (pipe);
    }
    # A visitor with favourites gets a page of the site. So does one who opens a page from another language of the
    # site, which remembers the choice, and uses it at "/".
    set req.http.X-Step = req.http.Referer + " " + req.url;
    if (req.http.Cookie ~ "(^|;\s*)favorites=" || req.url ~ "^/(\?|$)"
        || req.http.X-Step ~ "^https?://[^/ ]+/(nl|fr|en|de)(/[^ ]*)? /(?!\1\b)(nl|fr|en|de)\b") {
        return (pass);
    }
    unset req.http.Cookie;
    # Expired pages are served only while no app server answers.
    if (req.restarts == 0 && std.healthy(req.backend_hint)) {
        set req.grace = 0s;
    } else {
        set req.grace = 1h;
    }
}

# The built-in rules follow: only responses with "s-maxage" are stored, and none that sets a cookie.
sub vcl_backend_response {
    set beresp.grace = 1h;
    # An expired response is requested with its ETag. When nothing has changed, the site answers 304 without a body.
    set beresp.keep = 1h;
}

sub vcl_backend_fetch {
    unset bereq.http.X-Step;
}

sub vcl_backend_error {
    set beresp.http.X-No-Answer = "yes";
}

sub vcl_pipe {
    # Each stream has a connection of its own.
    set bereq.http.Connection = "close";
}

sub vcl_deliver {
    # An app server did not answer: the other one, or a stored page. A POST is never repeated.
    if (resp.http.X-No-Answer && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
        return (restart);
    }
    unset resp.http.X-No-Answer;
    # HIT or MISS, for you and for monitoring.
    if (obj.hits > 0) {
        set resp.http.X-Cache = "HIT";
    } else {
        set resp.http.X-Cache = "MISS";
    }
}
